import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries, Tx } from './database.ts';
import type { Log } from './log.ts';

type Scope = { isOpen: boolean; afterCommit: (() => void | Promise<void>)[] };

const scopes = new AsyncLocalStorage<Scope>();
let openCount = 0;

/**
 * Throws when called inside a transaction. Every use of the outer connection (which would wait for ever on the embedded
 * database) and every call to another system (which would hold locks for as long as it takes) starts with this.
 */
export function refuseInsideTransaction(what: string): void {
  if (scopes.getStore()?.isOpen)
    throw new Error(`${what} inside a transaction; use tx, or wait for the commit`);
}

/** Runs `task` once the surrounding transaction has committed; never after a rollback. */
export function afterCommit(task: () => void | Promise<void>): void {
  const scope = scopes.getStore();
  if (!scope?.isOpen) throw new Error('afterCommit outside a transaction');
  scope.afterCommit.push(task);
}

export async function runInTransaction<T>(
  begin: <R>(work: (queries: Queries) => Promise<R>) => Promise<R>,
  work: (tx: Tx) => Promise<T>,
  log: Log,
): Promise<T> {
  refuseInsideTransaction('a second transaction');
  const scope: Scope = { isOpen: true, afterCommit: [] };
  openCount += 1;
  let answer: T;
  try {
    answer = await begin((queries) => scopes.run(scope, () => work(queries as Tx)));
  } finally {
    scope.isOpen = false;
    openCount -= 1;
    // Tracking every promise slows calls that use no transaction, so it is done only while one is open.
    if (openCount === 0) scopes.disable();
  }
  for (const task of scope.afterCommit) await runAfterCommit(task, log);
  return answer;
}

/** The commit stands: failing the caller now would be wrong, and the other tasks must still run. */
async function runAfterCommit(task: () => void | Promise<void>, log: Log): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.error({ err: error }, 'what was to follow a commit failed');
  }
}
