/** After this many failures in a row a vendor is not called for a while. */
export const FAILURES_TO_OPEN = 3;
/** How long; then one call is let through, and its result decides for the others. */
export const REST_MS = 10_000;

/** A vendor's recent answers, as one process saw them. */
export type Health = { readonly failures: number; readonly restsUntilMs: number; readonly isTried: boolean };

export const WELL: Health = { failures: 0, restsUntilMs: 0, isTried: false };

/** The health once a call is made; null: no call may be made now. */
export function admitCall(health: Health, nowMs: number): Health | null {
  if (health.failures < FAILURES_TO_OPEN) return health;
  if (health.isTried || nowMs < health.restsUntilMs) return null;
  return { ...health, isTried: true };
}

export function afterFailure({ failures }: Health, nowMs: number): Health {
  return { failures: failures + 1, restsUntilMs: nowMs + REST_MS, isTried: false };
}
