/** PostgreSQL's codes: a key that is there already; two who wait for each other. */
const DUPLICATE = '23505';
const DEADLOCK = '40P01';

/** Whether a key was taken by somebody else. Nothing was written. */
export const isTaken = (error: unknown): boolean => stateOf(error) === DUPLICATE;

/** Whether the same may pass when it is tried again: somebody else was first. Nothing was written. */
export const isWorthAnotherTry = (error: unknown): boolean => [DUPLICATE, DEADLOCK].includes(stateOf(error));

/** Of the error itself, or of the one it was made from. */
function stateOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}
