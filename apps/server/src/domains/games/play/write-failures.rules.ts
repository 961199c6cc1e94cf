/** PostgreSQL's codes for a duplicate key and a deadlock. */
const DUPLICATE = '23505';
const DEADLOCK = '40P01';

/** Whether another call took the key. Nothing was written. */
export const isTaken = (error: unknown): boolean => stateOf(error) === DUPLICATE;

/** Whether a retry may pass: another call was first. Nothing was written. */
export const isWorthAnotherTry = (error: unknown): boolean => [DUPLICATE, DEADLOCK].includes(stateOf(error));

/** The code of the error itself, or of its cause. */
function stateOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}
