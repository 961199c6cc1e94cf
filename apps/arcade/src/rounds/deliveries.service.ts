import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { BalanceAnswer } from '@parlour/wallet-protocol';
import type { Log } from '../log.ts';
import type { Wallet } from '../outbound/wallet.ts';
import {
  claimDue,
  endLeases,
  insertDelivery,
  loadDelivery,
  updateDelivery,
  withDelivery,
} from './deliveries.repo.ts';
import { DELIVERED_AT_ONCE } from './deliveries.rules.ts';
import { moveRound, type Round } from './rounds.repo.ts';
import { type DeliveryVerdict, judgeDelivery, LEASE_MS, waitBeforeTry } from './rounds.rules.ts';
import { listTaken, moveRaise } from './steps.repo.ts';
import { closingCall } from './wallet-calls.ts';

export type Deliveries = ReturnType<typeof createDeliveries>;
type Needs = { database: Database; wallet: Wallet; clock: Clock; log: Log };
type Loaded = NonNullable<Awaited<ReturnType<typeof loadDelivery>>>;

/**
 * Keeps what the wallet has to learn in the database until it has: a process may die at any line of this and another
 * continues. A delivery that is sent twice carries one transaction id, which the wallet recognises.
 */
export function createDeliveries({ database, wallet, clock, log }: Needs) {
  const inMs = (ms: number) => new Date(clock.now() + ms);

  /** Called in the transaction that makes it necessary. The caller is expected to send it within the lease. */
  async function add(
    tx: Tx,
    { id: roundId, betId }: Pick<Round, 'id' | 'betId'>,
    kind: 'win' | 'rollback',
  ): Promise<string> {
    const id = newId(clock);
    const fresh = { attempts: 0, dueAt: inMs(LEASE_MS), status: null, doneAt: null };
    await insertDelivery(tx, { id, roundId, betId, kind, ...fresh });
    return id;
  }

  /** One try. Returns the round afterwards; undefined if it was delivered before. */
  async function deliver(id: string): Promise<Round | undefined> {
    const loaded = await loadDelivery(database.queries, id);
    if (!loaded) return undefined;
    const { delivery, round, session, walletUrl } = loaded;
    const kind = delivery.kind as 'win' | 'rollback';
    const place = { walletUrl, studio: session.studio };
    const answer = await wallet(
      place,
      kind,
      closingCall({ kind, id, betId: delivery.betId, round, session }),
    );
    const verdict = judgeDelivery(kind, { answer, attempts: delivery.attempts + 1 });
    if (verdict === 'hopeless')
      log.error({ round: round.id, kind, status: answer?.status }, 'a round is disputed');
    return (await record(loaded, { answer, verdict })) ?? round;
  }

  async function record(
    { delivery, round }: Loaded,
    { answer, verdict }: { answer: BalanceAnswer | null; verdict: DeliveryVerdict },
  ): Promise<Round | undefined> {
    const { queries } = database;
    const attempts = delivery.attempts + 1;
    const isOver = verdict !== 'again';
    const tried = {
      attempts,
      dueAt: inMs(waitBeforeTry(attempts)),
      status: answer?.status ?? null,
      doneAt: isOver ? inMs(0) : null,
    };
    if (!isOver) {
      await updateDelivery(queries, delivery.id, tried);
      return undefined;
    }
    if (delivery.betId !== round.betId) {
      const move = { id: delivery.betId, from: 'cancelling', to: 'cancelled' };
      await moveRaise(withDelivery(queries, delivery.id, tried), move);
      return undefined;
    }
    const [from, to] =
      delivery.kind === 'win' ? (['drawn', 'settled'] as const) : (['cancelling', 'cancelled'] as const);
    return moveRound(
      withDelivery(queries, delivery.id, tried),
      { id: round.id, from, to: verdict === 'done' ? to : 'disputed' },
      { balance: answer?.balance ?? round.balance, closedAt: inMs(0) },
    );
  }

  /** Asks for the stake back, whether or not the wallet took it. Null: another process has moved the round on. */
  function cancel(round: Round, status: Round['status']): Promise<string | null> {
    const from = round.state === 'open' ? 'open' : 'placed';
    return database.transaction(async (tx) => {
      const moved = await moveRound(tx, { id: round.id, from, to: 'cancelling' }, { status });
      return moved ? add(tx, round, 'rollback') : null;
    });
  }

  /** Asks for all bets of a round back. */
  async function cancelAll(tx: Tx, round: Round): Promise<string[]> {
    const from = round.state === 'open' ? 'open' : 'placed';
    const moved = await moveRound(tx, { id: round.id, from, to: 'cancelling' }, { status: null });
    if (!moved) return [];
    const rollbacks = [await add(tx, round, 'rollback')];
    for (const { id } of await listTaken(tx, round.id)) {
      await moveRaise(tx, { id, from: 'taken', to: 'cancelling' });
      rollbacks.push(await add(tx, { id: round.id, betId: id }, 'rollback'));
    }
    return rollbacks;
  }

  /** The same for a further bet; its round stays open. */
  function cancelRaise({ id }: Pick<Round, 'id'>, betId: string): Promise<string | null> {
    return database.transaction(async (tx) => {
      const isMoved = await moveRaise(tx, { id: betId, from: 'placed', to: 'cancelling' });
      return isMoved ? add(tx, { id, betId }, 'rollback') : null;
    });
  }

  /** Delivers what is due. Returns how many there were. */
  async function deliverDue(): Promise<number> {
    const lease = { now: inMs(0), leaseUntil: inMs(LEASE_MS), limit: DELIVERED_AT_ONCE };
    const ids = await database.transaction((tx) => claimDue(tx, lease));
    await Promise.all(ids.map(deliver));
    return ids.length;
  }

  /** An embedded database has only one process: whatever is leased there belongs to one that died. */
  async function takeOver(): Promise<void> {
    if (database.engine === 'pglite') await database.transaction((tx) => endLeases(tx, inMs(0)));
  }

  return { add, deliver, cancel, cancelAll, cancelRaise, deliverDue, takeOver };
}
