import { BeyondBounds } from './books.rules.ts';

/** PostgreSQL's codes for a statement that found other data than expected: ours, and a null. */
const STALE = '40001';
const NULL_REFUSED = '23502';
const DEADLOCK = '40P01';
const DUPLICATE = '23505';
/** Its error classes for bad data rather than a bad statement: unreadable values, broken constraints. */
const DATA_AT_FAULT = /^2[23]/;

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/** Whether a balance had changed since it was read. Nothing was written. */
export function isStale(error: unknown): boolean {
  const code = codeOf(error);
  return code === STALE || (code === NULL_REFUSED && (error as { column?: string }).column === 'seq');
}

/** Whether one posting of a batch is at fault, so the others can pass without it. Nothing was written. */
export function isOfOnePosting(error: unknown): boolean {
  return error instanceof BeyondBounds || DATA_AT_FAULT.test(codeOf(error));
}

/**
 * Whether a retry may pass: another transaction was first, perhaps so recently that its id was not visible yet. Nothing
 * was written.
 */
export function isWorthAnotherTry(error: unknown): boolean {
  return isStale(error) || [DEADLOCK, DUPLICATE].includes(codeOf(error));
}
