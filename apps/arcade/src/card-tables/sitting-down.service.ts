import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import { type Amount, currencyOf, isShownExactly } from '@parlour/money';
import type { Status } from '@parlour/wallet-protocol';
import { findTitle, type Title } from '../catalogue/titles.ts';
import { findCardGame } from '../games/card-games.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import { sendBet } from '../rounds/betting.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { OneAtATime } from '../rounds/one-at-a-time.ts';
import { findRound, insertRound, listRunning, moveRound, type Round } from '../rounds/rounds.repo.ts';
import { judgeBet, LEASE_MS, refusalOf } from '../rounds/rounds.rules.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { isOffered } from './card-offers.ts';
import { type CardTable, insertCardTable, listCardTables } from './card-tables.repo.ts';
import {
  buyInOf,
  chooseTable,
  levelsOf,
  practiceStakeOf,
  RETURN_MS,
  TABLES_TRIED,
} from './card-tables.rules.ts';
import { changeSitting, isNear, type Origin } from './held.ts';
import type { Held, Holding } from './holding.ts';
import { freeSeats, type Seats } from './seats.service.ts';
import { findSitting, listLeft, listSittings, type Sitting } from './sittings.repo.ts';

export type SittingDown = ReturnType<typeof createSittingDown>;
type Needs = {
  database: Database;
  wallet: Wallet;
  seeds: Pick<Seeds, 'lock'>;
  deliveries: Deliveries;
  holding: Holding;
  seats: Seats;
  oneAtATime: OneAtATime;
  /** One of so many, each as likely. */
  pickOne: (count: number) => number;
  clock: Clock;
};
export type SeatOrder = {
  sittingId: string;
  /** Where the player may choose; else the service does. */
  tableId: string | null;
  stake: Amount | null;
  isPractice: boolean;
  buyIn: Amount;
  origin: Origin;
};
type Asked = { title: Title; game: AnyCardGame; order: SeatOrder };
type Placed = { round: Round | null; tableId: string };

/** Sitting down: a seat is held, the buy-in is a bet of the wallet, and who has paid is seated. */
export function createSittingDown(needs: Needs) {
  const { database, wallet, seeds, deliveries, holding, seats, oneAtATime, pickOne, clock } = needs;
  const { queries } = database;

  /** The table: the one that was named, or one of the stake where nobody of this network or browser sits. */
  async function choose(session: Session, { game, order }: Asked): Promise<string> {
    const { operatorId, gameCode, currency } = session;
    const { tableId, isPractice, origin } = order;
    const kind = { operatorId, gameCode, currency, isPractice };
    const tables = await listCardTables(queries, kind);
    const named = tables.find(({ id }) => id === tableId);
    if (tableId !== null && !named) throw new Refused('not_found');
    const stake = readStake(session, { game, order: { ...order, stake: named?.stake ?? order.stake } });
    await refuseBuyIn(session, { game, order, stake });
    if (named) return named.id;
    const ofStake = tables.filter((table) => table.stake === stake);
    const sittings = await listSittings(
      queries,
      ofStake.map(({ id }) => id),
    );
    const open = ofStake
      .map(({ id }) => ({ id, there: sittings.filter((each) => each.tableId === id) }))
      .filter(({ there }) => there.length < game.seats.most && !isNear(there, { isPractice, ...origin }))
      .map(({ id, there }) => ({ id, seated: there.length }));
    return chooseTable(open, pickOne) ?? makeTable(kind, stake);
  }

  async function makeTable(kind: Omit<CardTableKind, 'stake'>, stake: Amount): Promise<string> {
    const id = newId(clock);
    const fresh = {
      handNumber: 0,
      handId: null,
      button: null,
      leader: null,
      nextAt: null,
      dueAt: null,
      stoppedAt: null,
    };
    const createdAt = new Date(clock.now());
    await database.transaction((tx) =>
      insertCardTable(tx, { id, ...kind, stake, ...fresh, version: 0, createdAt }),
    );
    return id;
  }

  async function refuseBuyIn(
    session: Session,
    { game, order, stake }: Omit<Asked, 'title'> & { stake: Amount },
  ): Promise<void> {
    const left = order.isPractice ? 0n : await leftWith(session, stake);
    const { least, most } = buyInOf({ stake, left }, game.buyIn);
    if (order.buyIn < least) throw new Refused('buy_in_too_small');
    if (order.buyIn > most) throw new Refused('buy_in_too_big');
  }

  /** What the player took from tables of this stake a short while ago. */
  async function leftWith({ playerId, gameCode, currency }: Session, stake: Amount): Promise<Amount> {
    const since = new Date(clock.now() - RETURN_MS);
    const left = await listLeft(queries, { playerId, gameCode, currency, since });
    return left.find((each) => each.stake === stake)?.stack ?? 0n;
  }

  /** Holds a seat, with the bet that pays for it. Null: the id is known. */
  async function place(session: Session, asked: Asked): Promise<Placed | null> {
    const tableId = await choose(session, asked);
    const { isPractice } = asked.order;
    const placed = await holding.hold(tableId, async (held) => {
      if (!(await holdSeat(held, session, asked))) return { round: null, isKnown: true };
      return { round: isPractice ? null : await placeRound(held, session, asked), isKnown: false };
    });
    if (!placed) throw new Refused('not_found');
    return placed.isKnown ? null : { round: placed.round, tableId };
  }

  /** Where the service chooses, a table that has filled meanwhile is no answer. */
  async function placeSomewhere(session: Session, asked: Asked): Promise<Placed | null> {
    for (let tries = 1; ; tries += 1)
      try {
        return await place(session, asked);
      } catch (error) {
        const isTaken =
          error instanceof Refused && (error.code === 'table_full' || error.code === 'seat_refused');
        if (!isTaken || asked.order.tableId !== null || tries === TABLES_TRIED) throw error;
      }
  }

  async function holdSeat(held: Held, session: Session, { order }: Asked): Promise<boolean> {
    const { sittingId: id, isPractice, origin, buyIn } = order;
    const { playerId } = session;
    if (await findSitting(held.tx, id)) return false;
    if (held.table.stoppedAt) throw new Refused('table_full');
    if (!(await isOffered(held.tx, held.table, new Date(clock.now())))) throw new Refused('table_closed');
    if (isNear(held.sittings, { isPractice, ...origin })) throw new Refused('seat_refused');
    const free = freeSeats(held);
    const seat = free.length > 0 ? free[pickOne(free.length)] : undefined;
    if (seat === undefined) throw new Refused('table_full');
    const taking = { id, seat, playerId, stack: buyIn, origin, isPaid: !isPractice };
    if (!(await seats.take(held, taking))) throw new Refused('already_seated');
    return true;
  }

  async function placeRound(held: Held, session: Session, { title, order }: Asked): Promise<Round> {
    const { tx, table } = held;
    // Locks the player's seed, so that no second process places a round at the same time.
    await seeds.lock(tx, session.playerId);
    const running = await listRunning(tx, session.playerId);
    if (running.some(({ state }) => state === 'placed')) throw new Refused('round_running');
    const at = clock.now();
    const round: Round = {
      id: order.sittingId,
      playerId: session.playerId,
      sessionId: session.id,
      gameCode: session.gameCode,
      mechanic: title.mechanic,
      model: title.model,
      currency: session.currency,
      stake: order.buyIn,
      staked: order.buyIn,
      pick: {},
      rewardId: null,
      state: 'placed',
      seedId: null,
      clientSeed: null,
      nonce: null,
      tableRoundId: null,
      cardTableId: table.id,
      ceiling: null,
      outcome: null,
      payout: null,
      betId: newId(clock),
      status: null,
      balance: null,
      placedAt: new Date(at),
      leaseUntil: new Date(at + LEASE_MS),
      closedAt: null,
    };
    // An id that some round has already is nobody's sitting.
    if ((await insertRound(tx, round)) === null) throw new Refused('round_differs');
    return round;
  }

  async function pay(session: Session, round: Round, tableId: string): Promise<void> {
    const bet = { round, session, id: round.betId, amount: round.stake };
    const answer = await sendBet({ wallet, clock }, bet);
    const verdict = judgeBet(answer);
    const status = answer?.status ?? null;
    if (verdict === 'uncertain') {
      const rollback = await deliveries.cancel(round, status);
      if (rollback) await deliveries.deliver(rollback);
    }
    const balance = answer?.balance ?? null;
    const isSeated = await holding.hold(tableId, async (held) => {
      const { tx } = held;
      const { id } = round;
      const closedAt = new Date(clock.now());
      if (verdict === 'refused')
        await moveRound(tx, { id, from: 'placed', to: 'refused' }, { status, balance, closedAt });
      if (verdict !== 'taken') return false;
      const opened = { status, balance, outcome: {} };
      // It took longer than the lease, and the buy-in is being returned.
      if (!(await moveRound(tx, { id, from: 'placed', to: 'open' }, opened))) return false;
      await changeSitting(held, { id }, { state: 'seated' });
      return true;
    });
    if (!isSeated) throw new Refused(refusalOf(verdict === 'taken' ? null : status));
  }

  /** What became of a call before, under the same id. */
  async function again(session: Session, { order }: Asked): Promise<void> {
    const known = await findSitting(queries, order.sittingId);
    const isSame =
      known?.playerId === session.playerId &&
      known.gameCode === session.gameCode &&
      known.currency === session.currency &&
      known.buyIn === order.buyIn &&
      known.isPractice === order.isPractice;
    if (!isSame) throw new Refused('round_differs');
    if (known.state === 'joining') throw new Refused('round_running');
    if (known.state === 'left') throw new Refused(await refusalFor(known));
  }

  async function refusalFor({ id, hands }: Sitting) {
    const round = hands === 0 ? await findRound(queries, id) : undefined;
    const wasTaken = !round || ['open', 'drawn', 'settled', 'disputed'].includes(round.state);
    return wasTaken ? ('not_seated' as const) : refusalOf(round.status as Status | null);
  }

  return {
    leftWith,

    async sit(session: Session, order: SeatOrder): Promise<void> {
      const title = findTitle(session.studio, session.gameCode);
      const game = title && findCardGame(title.mechanic);
      if (!game) throw new Refused('not_found');
      if (order.buyIn <= 0n || !isShownExactly(order.buyIn, currencyOf(session.currency)))
        throw new Refused('invalid_input');
      const asked = { title, order, game };
      await oneAtATime(
        { playerId: session.playerId, key: order.sittingId },
        {
          again: () => again(session, asked),
          work: async () => {
            if (await findSitting(queries, order.sittingId)) return again(session, asked);
            const placed = await placeSomewhere(session, asked);
            if (!placed) return again(session, asked);
            if (placed.round) await pay(session, placed.round, placed.tableId);
          },
        },
      );
    },
  };
}

type CardTableKind = Pick<CardTable, 'operatorId' | 'gameCode' | 'currency' | 'isPractice' | 'stake'>;

/** The stake of a table on offer. Where the service gives the seats, no table can be named. */
function readStake({ currency }: Session, { game, order }: Omit<Asked, 'title'>): Amount {
  const { isPractice, tableId, stake } = order;
  const practice = practiceStakeOf(currency);
  if (isPractice && (stake === null || stake === practice) && tableId === null && practice) return practice;
  if (isPractice) throw new Refused(tableId === null ? 'invalid_input' : 'seats_are_given');
  const level = levelsOf(currency, game.buyIn.most).find((each) => each.stake === stake);
  if (!level) throw new Refused('invalid_input');
  if (level.isAssigned && tableId !== null) throw new Refused('seats_are_given');
  return level.stake;
}
