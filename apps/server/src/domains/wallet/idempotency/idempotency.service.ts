import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { FirstAnswer, KeyedCall, RepeatGuard } from '../../../http/calls/idempotency.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import {
  deleteCall,
  deleteExpired,
  findCall,
  insertCall,
  type KeptCall,
  saveAnswer,
  takeOver,
} from './idempotency.repo.ts';
import { ANSWERS_KEPT_MS, LEASE_MS, LOOK_AGAIN_MS, SWEEP_AT_ONCE, WAIT_MS } from './idempotency.rules.ts';

type Once = Awaited<ReturnType<RepeatGuard['once']>>;

/**
 * The first answers to calls that move money. The row is inserted before the work and filled after it; a repeat in
 * between waits for that answer. If the process dies in between, the call runs again, and the ledger, which keeps ids
 * for ever, posts nothing twice.
 */
export function createRepeats({ database, clock }: { database: Database; clock: Clock }) {
  const { queries } = database;
  const running = new Map<string, Promise<unknown>>();

  async function doWork(call: KeyedCall, work: () => Promise<FirstAnswer>): Promise<Once> {
    try {
      const answer = await work();
      await saveAnswer(queries, call, { status: 'refusal' in answer ? 400 : 200, answer });
      return { answer, isRepeat: false };
    } catch (error) {
      // There is no answer to repeat: the next try counts as the first.
      await deleteCall(queries, call);
      throw error;
    }
  }

  async function waitForAnswer(call: KeyedCall, work: () => Promise<FirstAnswer>): Promise<Once> {
    const until = clock.now() + WAIT_MS;
    for (;;) {
      const kept = await findCall(queries, call);
      // Its worker failed and deleted the row.
      if (!kept) return attempt(call, work);
      if (kept.requestHash !== call.requestHash) throw new Refusal('idempotency_conflict');
      if (kept.status !== null) return { answer: kept.answer as FirstAnswer, isRepeat: true };
      if (isDead(kept) && (await takeOver(queries, kept, new Date(clock.now())))) return doWork(call, work);
      if (clock.now() >= until) throw new Refusal('in_progress');
      await new Promise<void>((resolve) => void clock.after(LOOK_AGAIN_MS, resolve));
    }
  }

  const isDead = ({ startedAt }: KeptCall) => startedAt.getTime() + LEASE_MS <= clock.now();

  async function attempt(call: KeyedCall, work: () => Promise<FirstAnswer>): Promise<Once> {
    const now = clock.now();
    const isFirst = await insertCall(queries, {
      ...call,
      status: null,
      answer: null,
      startedAt: new Date(now),
      expiresAt: new Date(now + ANSWERS_KEPT_MS),
    });
    return isFirst ? doWork(call, work) : waitForAnswer(call, work);
  }

  /** Runs repeats one at a time in this process, so only those of other processes need polling. */
  async function once(call: KeyedCall, work: () => Promise<FirstAnswer>): Promise<Once> {
    const name = nameOf(call);
    while (running.has(name)) await running.get(name);
    const own = attempt(call, work);
    running.set(
      name,
      own.catch(() => {}),
    );
    try {
      return await own;
    } finally {
      running.delete(name);
    }
  }

  return {
    once,
    sweep: (tx: Tx) => deleteExpired(tx, new Date(clock.now()), SWEEP_AT_ONCE),
  } satisfies RepeatGuard & { sweep(tx: Tx): Promise<void> };
}

const nameOf = ({ brandId, caller, key }: KeyedCall) => `${brandId}|${caller}|${key}`;
