import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { type Game, isSame, type JsonObject, type Limits, stakeMaxOf } from '@parlour/game-rules';
import { type Amount, currencyOf, isShownExactly, smallestShown } from '@parlour/money';
import type { BalanceAnswer, Status } from '@parlour/wallet-protocol';
import { findTitle, floorKindOf, isShared, type Title } from '../catalogue/titles.ts';
import { requireOffer } from '../floor/offers.service.ts';
import { isCardGame } from '../games/card-games.ts';
import type { Games } from '../games/games.ts';
import { findLimits } from '../games/limits.rules.ts';
import { paceOf } from '../games/pace.rules.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { type RefusalCode, Refused } from '../refused.ts';
import type { Rewards } from '../rewards/rewards.service.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Seating } from '../tables/seating.service.ts';
import { sendBet } from './betting.ts';
import type { Deliveries } from './deliveries.service.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { findOwn } from './own-round.ts';
import type { Playing } from './playing.service.ts';
import {
  findLastPlaced,
  findRound,
  insertRound,
  moveRound,
  type Round,
  type Running,
} from './rounds.repo.ts';
import { judgeBet, LEASE_MS, openAtOnce, refusalOf } from './rounds.rules.ts';

/** `rewardId`: of the free rounds it is one of; null: its player pays for it. `at`: when the whole call was there. */
export type Order = { roundId: string; stake: Amount; pick: unknown; rewardId: string | null; at: number };
export type Rounds = ReturnType<typeof createRounds>;
type Needs = {
  database: Database;
  wallet: Wallet;
  seeds: Seeds;
  games: Games;
  deliveries: Deliveries;
  playing: Playing;
  seating: Seating;
  rewards: Pick<Rewards, 'requireRound'>;
  oneAtATime: OneAtATime;
  clock: Clock;
};
/** An order whose pick was read. */
type Read = Order & { pick: JsonObject; game: Game; title: Title; limits: Limits };

/** Places rounds: the stake is taken, then the round is played as far as it goes without its player. */
export function createRounds(needs: Needs) {
  const { database, seeds, games, deliveries, playing, seating, rewards, oneAtATime, clock } = needs;
  const { queries } = database;

  async function place(session: Session, order: Read): Promise<Round | null> {
    const { roundId, stake, pick, rewardId, game, title, limits } = order;
    return database.transaction(async (tx) => {
      const { playerId, gameCode, currency } = session;
      // Either locks the player's seed, so that no second process places a round at the same time.
      const { drawnFrom, opensAt } = isShared(title)
        ? await seating.seat(tx, { playerId, title, stake, pick, limits, at: order.at })
        : await own(tx, playerId);
      const at = clock.now();
      if (floorKindOf(title))
        refuseStake(
          order,
          await requireOffer(tx, { operatorId: session.operatorId, title, currency }, opensAt),
        );
      const round: Round = {
        id: roundId,
        playerId,
        sessionId: session.id,
        gameCode,
        mechanic: game.mechanic,
        model: game.model,
        currency,
        stake,
        staked: stake,
        pick,
        rewardId,
        state: 'placed',
        ...drawnFrom,
        cardTableId: null,
        outcome: null,
        payout: null,
        betId: newId(clock),
        status: null,
        balance: null,
        placedAt: new Date(at),
        leaseUntil: new Date(at + LEASE_MS),
        closedAt: null,
      };
      const pace = paceOf(session, game.mechanic);
      // A table has a pace of its own.
      const lastAt = title.table ? undefined : await findLastPlaced(tx, playerId);
      if (rewardId !== null) {
        // A repeat of the last one is no further one.
        if (await findRound(tx, roundId)) return null;
        await rewards.requireRound(tx, session, { rewardId, stake, pick });
      }
      const running = await insertRound(tx, round);
      if (!running) return null;
      refuseWhileRunning(title, running, pace);
      refuseTooFast(at, lastAt, pace.leastMs);
      if (round.seedId !== null) await seeds.takeNonce(tx, { seedId: round.seedId });
      return round;
    });
  }

  /** What a round is drawn from that its player plays alone, or in a room. */
  async function own(tx: Tx, playerId: string) {
    const seed = await seeds.lock(tx, playerId);
    return { drawnFrom: { ...seed, tableRoundId: null, ceiling: null }, opensAt: new Date(clock.now()) };
  }

  async function start(session: Session, round: Round): Promise<Round> {
    const answer = await sendBet(
      { wallet: needs.wallet, clock },
      { round, session, id: round.betId, amount: round.stake },
    );
    if (judgeBet(answer) !== 'taken') return giveUp(round, answer);
    const balance = answer?.balance ?? null;
    const started =
      round.tableRoundId === null ? await begin(round, balance) : await seating.sit(round, balance);
    // It took longer than the lease or than its table waits, and the stake is being returned.
    if (!started) throw new Refused(refusalFor(round, null));
    return started;
  }

  async function begin(round: Round, balance: Amount | null): Promise<Round | undefined> {
    const turn = await playing.compute(round, []);
    if (!turn) throw new Error(`a round of ${round.mechanic} that was placed cannot be played`);
    const kept = await database.transaction((tx) =>
      playing.keep(tx, round, { turn, known: 0, from: 'placed', balance }),
    );
    return (kept?.delivery && (await deliveries.deliver(kept.delivery))) || kept?.round;
  }

  async function giveUp(round: Round, answer: BalanceAnswer | null): Promise<never> {
    const status: Status | null = answer?.status ?? null;
    if (judgeBet(answer) === 'refused') await database.transaction((tx) => refuse(tx, round, answer));
    else {
      const rollback = await deliveries.cancel(round, status);
      // Its table has closed without it, and takes the bet back.
      if (!rollback && round.tableRoundId !== null) throw new Refused('betting_closed');
      if (rollback) await deliveries.deliver(rollback);
    }
    throw new Refused(refusalFor(round, status));
  }

  /** Nothing was drawn for a refused bet, so the next round takes its nonce. */
  async function refuse(tx: Tx, round: Round, answer: BalanceAnswer | null): Promise<void> {
    if (round.seedId !== null && round.nonce !== null)
      await seeds.giveBack(tx, { seedId: round.seedId, nonce: round.nonce });
    await moveRound(
      tx,
      { id: round.id, from: 'placed', to: 'refused' },
      {
        status: answer?.status ?? null,
        balance: answer?.balance ?? null,
        closedAt: new Date(clock.now()),
      },
    );
  }

  async function again(session: Session, { roundId, stake, pick, rewardId }: Read): Promise<Round> {
    const known = await findOwn(queries, session, roundId);
    if (known.stake !== stake || known.rewardId !== rewardId || !isSame(known.pick, pick))
      throw new Refused('round_differs');
    // Somebody else is at it, or was when they lost their connection: whoever asks again is told how it ended.
    if (known.state === 'placed') throw new Refused('unavailable');
    if (known.state === 'refused' || known.state === 'cancelling' || known.state === 'cancelled')
      throw new Refused(refusalFor(known, known.status as Status | null));
    return known;
  }

  return {
    async play(session: Session, order: Order): Promise<Round> {
      const title = findTitle(session.studio, session.gameCode);
      if (!title) throw new Refused('not_found');
      // There one sits down instead.
      if (isCardGame(title.mechanic)) throw new Refused('invalid_input');
      const game = await games(title);
      const read = readOrder(session, order, { title, game });
      if (isShared(title)) await seating.call(session.gameCode);
      return oneAtATime(
        { playerId: session.playerId, key: order.roundId },
        {
          again: () => again(session, read),
          work: async () => {
            const round = await place(session, read);
            return round ? start(session, round) : again(session, read);
          },
        },
      );
    },
  };
}

/** A bet at a table that the wallet says nothing of was not there in time. */
function refusalFor({ tableRoundId, rewardId }: Round, status: Status | null): RefusalCode {
  if (rewardId !== null && status === 'RS_ERROR_LIMIT_REACHED') return 'free_rounds_over';
  return tableRoundId !== null && status === null ? 'betting_closed' : refusalOf(status);
}

function readOrder(session: Session, order: Order, { title, game }: Pick<Read, 'title' | 'game'>): Read {
  const { currency: code } = session;
  const limits = findLimits(code, title);
  const pick = game.readPick(order.pick);
  const isWhole = isShownExactly(order.stake, currencyOf(code)) && isDivided(code, order.stake, game.parts);
  if (!limits || pick === null || !isWhole) throw new Refused('invalid_input');
  if (pick.buy === true && !paceOf(session, game.mechanic).hasFeatureBuy)
    throw new Refused('feature_not_offered');
  const read = { ...order, pick, game, title, limits };
  // What is played together has limits of its operator's, which hold by rounds of the table.
  if (!floorKindOf(title)) refuseStake(read, limits);
  return read;
}

function refuseStake({ stake, game, pick }: Pick<Read, 'stake' | 'game' | 'pick'>, limits: Limits): void {
  if (stake < limits.stakeMin) throw new Refused('stake_too_small');
  if (stake > stakeMaxOf(limits, game.most(pick))) throw new Refused('stake_too_big');
}

/** Into equal parts of whole coins. */
function isDivided(code: string, stake: Amount, parts: number): boolean {
  const step = smallestShown(currencyOf(code)) * BigInt(parts);
  return (stake / step) * step === stake;
}

/** One round at a time: one whose bet is on its way, and those of this game that wait for their player. */
function refuseWhileRunning(
  { game_code, mechanic }: Title,
  running: readonly Running[],
  { hasOneGame }: { hasOneGame: boolean },
): void {
  if (running.some(({ state }) => state === 'placed')) throw new Refused('round_running');
  const open = running.filter(({ gameCode }) => gameCode === game_code);
  if (hasOneGame && open.length < running.length) throw new Refused('round_running');
  if (open.length >= openAtOnce(mechanic)) throw new Refused('round_open');
}

function refuseTooFast(now: number, lastAt: Date | undefined, leastMs: number): void {
  const waitMs = lastAt ? lastAt.getTime() + leastMs - now : 0;
  if (waitMs > 0) throw new Refused('too_fast', { retryMs: waitMs });
}
