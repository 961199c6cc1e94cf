import { BeyondBounds } from './books.rules.ts';

/** PostgreSQL's codes for a statement that found the world other than it was believed to be: ours, and a null. */
const STALE = '40001';
const NULL_REFUSED = '23502';
const DEADLOCK = '40P01';
const DUPLICATE = '23505';
/** Its classes of errors that say the data is at fault, not the statement: values it cannot read, rules they break. */
const DATA_AT_FAULT = /^2[23]/;

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/** Whether a balance was not the one it was computed from. Nothing was written. */
export function isStale(error: unknown): boolean {
  const code = codeOf(error);
  return code === STALE || (code === NULL_REFUSED && (error as { column?: string }).column === 'seq');
}

/** Whether one posting of a batch is at fault, so that the others pass without it. Nothing was written. */
export function isOfOnePosting(error: unknown): boolean {
  return error instanceof BeyondBounds || DATA_AT_FAULT.test(codeOf(error));
}

/**
 * Whether the same may pass when it is tried again: somebody else was first, by as little as that their id could not be
 * seen yet. Nothing was written.
 */
export function isWorthAnotherTry(error: unknown): boolean {
  return isStale(error) || [DEADLOCK, DUPLICATE].includes(codeOf(error));
}
