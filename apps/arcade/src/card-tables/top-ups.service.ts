import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { type Amount, currencyOf, isShownExactly } from '@parlour/money';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import { sendBet } from '../rounds/betting.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import { changeBet, findRound, type Round } from '../rounds/rounds.repo.ts';
import { judgeBet, LEASE_MS, refusalOf } from '../rounds/rounds.rules.ts';
import { findRaise, hasPendingRaise, insertRaise, moveRaise } from '../rounds/steps.repo.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { TOP_UPS_MAX } from './card-tables.rules.ts';
import { changeSitting } from './held.ts';
import type { Held, Holding } from './holding.ts';
import { countTopUps, findSeatOf, findTopUp, insertTopUp, type Sitting } from './sittings.repo.ts';

type Needs = {
  database: Database;
  wallet: Wallet;
  deliveries: Deliveries;
  holding: Holding;
  clock: Clock;
};
export type TopUpOrder = { topUpId: string; amount: Amount };
type Bought = { raiseId: string | null };

/** Buying more chips: a further bet of the sitting's round. They join the stack when no hand is played with it. */
export function createTopUps({ database, wallet, deliveries, holding, clock }: Needs) {
  const { queries } = database;

  /** Null: it was asked for before. */
  async function place(held: Held, { id }: Sitting, { topUpId, amount }: TopUpOrder): Promise<Bought | null> {
    const { tx, table, game } = held;
    if (await findTopUp(tx, id, topUpId)) return null;
    const sitting = held.sittings.find((each) => each.id === id);
    if (sitting?.state !== 'seated') throw new Refused('not_seated');
    if (await hasPendingRaise(tx, id)) throw new Refused('round_running');
    // During a hand, by what was brought to it: chips that lie in a pot are not gone yet.
    const most = table.stake * BigInt(game.buyIn.most);
    const isMore = sitting.stack + sitting.topUp + amount > most;
    if (isMore || (await countTopUps(tx, id)) >= TOP_UPS_MAX) throw new Refused('buy_in_too_big');
    const at = clock.now();
    const raiseId = table.isPractice ? null : newId(clock);
    await insertTopUp(tx, { sittingId: id, id: topUpId, amount, raiseId, createdAt: new Date(at) });
    if (raiseId === null) {
      await changeSitting(held, sitting, { topUp: sitting.topUp + amount });
      return { raiseId };
    }
    const placed = { state: 'placed', leaseUntil: new Date(at + LEASE_MS) };
    const index = await countTopUps(tx, id);
    await insertRaise(tx, { id: raiseId, roundId: id, index, amount, pickBefore: null, ...placed });
    return { raiseId };
  }

  async function pay(session: Session, sitting: Sitting, { raiseId, amount }: Paid): Promise<void> {
    const round = await findRound(queries, sitting.id);
    if (!round) throw new Error('a sitting without its round');
    const answer = await sendBet({ wallet, clock }, { round, session, id: raiseId, amount });
    const verdict = judgeBet(answer);
    if (verdict === 'refused') await moveRaise(queries, { id: raiseId, from: 'placed', to: 'refused' });
    if (verdict === 'uncertain') await takeBack(round, raiseId);
    if (verdict !== 'taken') throw new Refused(refusalOf(answer?.status ?? null));
    const balance = answer?.balance ?? null;
    const isAdded = await holding.hold(sitting.tableId, (held) =>
      add(held, round, { raiseId, amount, balance }),
    );
    if (isAdded) return;
    await takeBack(round, raiseId);
    throw new Refused('wallet_away');
  }

  /** False: it took longer than the lease, and is being returned. */
  async function add(
    held: Held,
    { id }: Round,
    { raiseId, amount, balance }: Paid & { balance: Amount | null },
  ): Promise<boolean> {
    const { tx } = held;
    const sitting = held.sittings.find((each) => each.id === id);
    // Nobody leaves while more is being bought.
    if (!sitting || !(await moveRaise(tx, { id: raiseId, from: 'placed', to: 'taken' }))) return false;
    const round = await findRound(tx, id);
    if (!round) throw new Error('a sitting without its round');
    const staked = round.staked + amount;
    await changeBet(tx, id, { pick: round.pick, staked, balance: balance ?? round.balance });
    await changeSitting(held, sitting, { topUp: sitting.topUp + amount });
    return true;
  }

  async function takeBack(round: Round, raiseId: string): Promise<void> {
    const rollback = await deliveries.cancelRaise(round, raiseId);
    if (rollback) await deliveries.deliver(rollback);
  }

  async function again({ id }: Sitting, { topUpId, amount }: TopUpOrder): Promise<void> {
    const known = await findTopUp(queries, id, topUpId);
    if (known?.amount !== amount) throw new Refused('round_differs');
    if (known.raiseId === null) return;
    const raise = await findRaise(queries, known.raiseId);
    if (raise?.state === 'taken') return;
    throw new Refused(raise?.state === 'placed' ? 'round_running' : 'wallet_away');
  }

  return {
    async buy(session: Session, order: TopUpOrder): Promise<void> {
      if (order.amount <= 0n || !isShownExactly(order.amount, currencyOf(session.currency)))
        throw new Refused('invalid_input');
      const sitting = await findSeatOf(queries, session);
      if (!sitting) throw new Refused('not_seated');
      const bought = await holding.hold(sitting.tableId, (held) => place(held, sitting, order));
      if (!bought) return again(sitting, order);
      if (bought.raiseId !== null)
        await pay(session, sitting, { raiseId: bought.raiseId, amount: order.amount });
    },
  };
}

type Paid = { raiseId: string; amount: Amount };
