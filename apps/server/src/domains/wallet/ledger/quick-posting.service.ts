import type { Clock } from '@parlour/clock/clock';
import type { Lane } from '@parlour/database/database';
import { FIRST_PAUSE, LAST_PAUSE, REMEMBERED_MAX } from './batches.rules.ts';
import {
  type Balance,
  type Books,
  decide,
  momentOf,
  type Outcome,
  type Prepared,
  type Side,
} from './books.rules.ts';
import { companionsOf } from './ledger.service.ts';
import { isOfOnePosting, isStale, isWorthAnotherTry } from './posting-failure.rules.ts';
import { inLockOrder } from './prepare.rules.ts';
import { type Companion, writeBatch } from './write-batch.repo.ts';

type Waiting = {
  asked: { prepared: Prepared; companion?: Companion | undefined };
  reject(error: unknown): void;
};
type Decided<One> = { one: One; outcome: Outcome };
/** A row as remembered, and as it will be. */
type Change = { readonly side: Side; readonly before: Balance; readonly after: Balance };
type Taken = { readonly balances: Map<string, Balance>; readonly changes: Change[] };
type Posted<One> = { posted: Decided<One>[]; left: readonly One[] };

/**
 * Posts from memory: a process remembers the balances it wrote, decides on them, and writes in one statement that fails
 * unless every balance is still the same. That takes one trip to the database instead of three with locks. Memory never
 * refuses a posting: what it cannot post is decided under locks. If several processes serve the same members, memory is
 * often outdated; then it is not used for a while.
 */
export function createQuickPosting({ clock }: { clock: Clock }) {
  const remembered = new Map<string, Balance>();
  let pauseLeft = 0;
  let nextPause = FIRST_PAUSE;

  function remember(balances: Iterable<[string, Balance]>): void {
    for (const [key, balance] of balances) remembered.set(key, balance);
    for (const key of remembered.keys()) {
      if (remembered.size <= REMEMBERED_MAX) break;
      remembered.delete(key);
    }
  }

  /** Copies the remembered row, to be changed; false if it is unknown or guarded. */
  function take(taken: Taken, side: Side): boolean {
    if (taken.balances.has(side.key)) return true;
    const kept = remembered.get(side.key);
    if (!kept || kept.isGuarded) return false;
    const after = copyOf(kept);
    taken.balances.set(side.key, after);
    taken.changes.push({ side, before: kept, after });
    return true;
  }

  /** What touches a bonus purse is decided under locks. */
  const canTake = (taken: Taken, { lines, also }: Prepared) =>
    also.length === 0 && lines.every(({ debit, credit }) => take(taken, debit) && take(taken, credit));

  function pause(): void {
    pauseLeft = nextPause;
    nextPause = Math.min(nextPause * 2, LAST_PAUSE);
  }

  return {
    remember,

    /** Posts what it can, for the caller to answer; leaves the rest to be decided under locks. */
    async post<One extends Waiting>(lane: Lane, batch: readonly One[]): Promise<Posted<One>> {
      if (pauseLeft > 0) {
        pauseLeft -= 1;
        return { posted: [], left: batch };
      }
      const taken: Taken = { balances: new Map(), changes: [] };
      const { balances } = taken;
      const [ready, left] = part(batch, ({ asked }) => canTake(taken, asked.prepared));
      const books: Books = {
        balances,
        known: new Map(),
        guards: new Map(),
        usages: new Map(),
        atMs: momentOf(balances.values(), clock.now()),
        dayOf: knowsNoDay,
        rows: [],
      };
      const posted: Decided<One>[] = [];
      for (const one of ready) {
        const outcome = decideOrLeave(books, one.asked.prepared);
        if (outcome?.state === 'posted') posted.push({ one, outcome });
        else left.push(one);
      }
      if (posted.length === 0) return { posted, left };
      // Only rows that a posting changed.
      const changes = taken.changes.filter(({ before, after }) => before.seq !== after.seq).sort(byLockOrder);
      try {
        await writeBatch(lane.write, {
          brandId: posted[0]?.one.asked.prepared.posting.brandId as string,
          atMs: books.atMs,
          balances: changes,
          rows: books.rows,
          isRemembered: true,
          companions: companionsOf(
            posted.map(({ one }) => one.asked),
            posted.map(({ outcome }) => outcome),
            books.rows,
          ),
        });
      } catch (error) {
        if (isStale(error)) pause();
        for (const key of balances.keys()) remembered.delete(key);
        // Another writer changed a balance, or a posting cannot be written: nothing was written, so try with locks.
        if (isOfOnePosting(error) || isWorthAnotherTry(error)) return { posted: [], left: batch };
        for (const { one } of posted) one.reject(error);
        return { posted: [], left };
      }
      // In place: new objects would only have to be garbage-collected.
      for (const { before, after } of changes) keep(before, after);
      nextPause = FIRST_PAUSE;
      return { posted, left };
    },
  };
}

const byLockOrder = (one: Change, other: Change) => inLockOrder(one.side, other.side);

function keep(remembered: Balance, { balance, seq, movedAtMs }: Balance): void {
  remembered.balance = balance;
  remembered.seq = seq;
  remembered.movedAtMs = movedAtMs;
}

function knowsNoDay(): never {
  throw new Error('memory knows no guarded member');
}

/** Null if it cannot be decided; the careful path then reports why. */
function decideOrLeave(books: Books, prepared: Prepared): Outcome | null {
  try {
    return decide(books, prepared);
  } catch (error) {
    if (isOfOnePosting(error)) return null;
    throw error;
  }
}

/** Field by field: this is the ledger's most frequent operation, and a spread takes three times as long. */
function copyOf(balance: Balance): Balance {
  const { brandId, accountId, stripe, floor, isGuarded, movedAtMs, seq } = balance;
  return { brandId, accountId, stripe, balance: balance.balance, seq, floor, isGuarded, movedAtMs };
}

function part<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  const parts: [One[], One[]] = [[], []];
  for (const one of all) parts[isFirst(one) ? 0 : 1].push(one);
  return parts;
}
