import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { isSame, type JsonObject, stakeMaxOf } from '@parlour/game-rules';
import { type Amount, currencyOf, isShownExactly, readDecimal } from '@parlour/money';
import { z } from 'zod';
import { titleOf } from '../catalogue/titles.ts';
import { requireOffer } from '../floor/offers.service.ts';
import type { Games } from '../games/games.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import { sendBet } from '../rounds/betting.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import { changeBet, findRound, lockRound, moveRound, type Round } from '../rounds/rounds.repo.ts';
import { judgeBet, LEASE_MS, refusalOf } from '../rounds/rounds.rules.ts';
import { hasPendingRaise, insertRaise, listTaken, moveRaise } from '../rounds/steps.repo.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { findTableRound, holdOpen, takesBets } from './table-rounds.repo.ts';
import { RAISES_MAX } from './tables.rules.ts';

export type TableBets = ReturnType<typeof createTableBets>;
type Needs = { database: Database; wallet: Wallet; games: Games; deliveries: Deliveries; clock: Clock };
/** `at`: when the whole call was there. */
type Change = { step: unknown; at: number };

/** If so much is staked, more is: a repeated call finds it added. `pick` is all that is bet then. */
const Raise = z.strictObject({
  raise: z.strictObject({ staked: z.string().max(30), stake: z.string().max(30), pick: z.json() }),
});
/** The last bet is taken back, if so much is staked: a second tap takes no second one. */
const Undo = z.strictObject({ undo: z.string().max(30) });
type Read = { staked: Amount; amount: Amount; pick: JsonObject; most: Amount };

type Added = { id: string; amount: Amount; pick: JsonObject; balance: Amount | null };

/** What a player changes at a table until it closes: each bet that is added is one of the wallet, and so is its return. */
export function createTableBets({ database, wallet, games, deliveries, clock }: Needs) {
  const { queries } = database;
  const fresh = async (round: Round) => (await findRound(queries, round.id)) ?? round;

  /** The round under its lock, while the table takes bets. */
  async function hold(tx: Tx, { id, tableRoundId }: Round, at: number): Promise<Round> {
    const tableRound = await holdOpen(tx, tableRoundId ?? '');
    if (!tableRound || !takesBets(tableRound, at)) throw new Refused('betting_closed');
    const isOpen = await lockRound(tx, id, 'open');
    const round = await findRound(tx, id);
    if (!isOpen || !round) throw new Refused('step_refused');
    if (await hasPendingRaise(tx, id)) throw new Refused('round_running');
    return round;
  }

  async function read(
    { operatorId }: Session,
    round: Round,
    raise: z.infer<typeof Raise>['raise'],
  ): Promise<Read> {
    const game = await games(round);
    const title = titleOf(round.gameCode);
    const { opensAt } = (await findTableRound(queries, round.tableRoundId ?? '')) ?? {};
    const asked = title && { operatorId, title, currency: round.currency };
    const limits = asked && (await requireOffer(queries, asked, opensAt ?? round.placedAt));
    const [staked, amount] = [readDecimal(raise.staked), readDecimal(raise.stake)];
    const pick = game.readPick(raise.pick);
    const isReadable = amount !== null && amount > 0n && isShownExactly(amount, currencyOf(round.currency));
    if (!isReadable || staked === null || pick === null || !limits) throw new Refused('invalid_input');
    return { staked, amount, pick, most: stakeMaxOf(limits, game.most(pick)) };
  }

  /** Null: it was added before. The wallet's transaction has an id that the page cannot choose. */
  function place(round: Round, { staked, amount, pick, most, at }: Read & { at: number }) {
    return database.transaction(async (tx) => {
      const held = await hold(tx, round, at);
      if (held.staked === staked + amount && isSame(held.pick, pick)) return null;
      if (held.staked !== staked) throw new Refused('round_differs');
      const index = (await listTaken(tx, round.id)).length;
      if (staked + amount > most || index >= RAISES_MAX) throw new Refused('stake_too_big');
      const id = newId(clock);
      const placed = { state: 'placed', leaseUntil: new Date(clock.now() + LEASE_MS) };
      await insertRaise(tx, { id, roundId: round.id, index, amount, pickBefore: held.pick, ...placed });
      return id;
    });
  }

  async function raise(session: Session, round: Round, read: Read & { at: number }): Promise<Round> {
    const { amount, pick } = read;
    const id = await place(round, read);
    if (id === null) return fresh(round);
    const answer = await sendBet({ wallet, clock }, { round, session, id, amount });
    const verdict = judgeBet(answer);
    if (verdict === 'refused') await moveRaise(queries, { id, from: 'placed', to: 'refused' });
    if (verdict === 'uncertain') await takeBack(round, id);
    if (verdict !== 'taken') throw new Refused(refusalOf(answer?.status ?? null));
    if (await add(round, { id, amount, pick, balance: answer?.balance ?? null })) return fresh(round);
    await takeBack(round, id);
    throw new Refused('betting_closed');
  }

  /** False: the table has closed meanwhile, or it took longer than the lease. */
  function add(round: Round, { id, amount, pick, balance }: Added): Promise<boolean> {
    return database.transaction(async (tx) => {
      if (!(await holdOpen(tx, round.tableRoundId ?? ''))) return false;
      if (!(await lockRound(tx, round.id, 'open'))) return false;
      if (!(await moveRaise(tx, { id, from: 'placed', to: 'taken' }))) return false;
      const { staked = 0n } = (await findRound(tx, round.id)) ?? {};
      await changeBet(tx, round.id, { pick, staked: staked + amount, balance });
      return true;
    });
  }

  async function takeBack(round: Round, id: string): Promise<void> {
    const rollback = await deliveries.cancelRaise(round, id);
    if (rollback) await deliveries.deliver(rollback);
  }

  async function undo(round: Round, { staked, at }: { staked: string; at: number }): Promise<Round> {
    const expected = readDecimal(staked);
    const isGone = round.state === 'cancelling' || round.state === 'cancelled';
    if (isGone || (round.state === 'open' && round.staked !== expected)) return round;
    const rollback = await database.transaction(async (tx) => {
      const held = await hold(tx, round, at);
      if (held.staked !== expected) return null;
      const [last] = await listTaken(tx, round.id);
      if (!last) {
        const nothing = { outcome: null, payout: null, status: null };
        const undone = await moveRound(tx, { id: round.id, from: 'open', to: 'cancelling' }, nothing);
        return undone ? deliveries.add(tx, undone, 'rollback') : null;
      }
      await moveRaise(tx, { id: last.id, from: 'taken', to: 'cancelling' });
      const { pickBefore } = last;
      if (!pickBefore) throw new Error('a bet was added without what was bet before');
      await changeBet(tx, round.id, {
        pick: pickBefore,
        staked: held.staked - last.amount,
        balance: held.balance,
      });
      return deliveries.add(tx, { id: round.id, betId: last.id }, 'rollback');
    });
    if (rollback) await deliveries.deliver(rollback);
    return fresh(round);
  }

  return {
    async change(session: Session, round: Round, { step, at }: Change): Promise<Round> {
      const undone = Undo.safeParse(step);
      if (undone.success) return undo(round, { staked: undone.data.undo, at });
      const raised = Raise.safeParse(step);
      if (!raised.success) throw new Refused('invalid_input');
      return raise(session, round, { ...(await read(session, round, raised.data.raise)), at });
    },
  };
}
