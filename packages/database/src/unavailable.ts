const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** PostgreSQL: connection exceptions (08), too many connections (53300), not accepting any (55000), stopping or starting (57P). */
const SQLSTATE = /^(08...|53300|55000|57P0[123])$/;
/** pg reports these without a code. */
const MESSAGE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Connection is closed/;

/** Whether an error says that something we depend on is down, rather than that we made a mistake. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code && (NETWORK.has(code) || SQLSTATE.test(code))) return true;
    if (MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}
