/** After so many failures in a row a vendor is left alone. */
export const FAILURES_TO_OPEN = 3;
/** For so long; then one call is let through, and what becomes of it decides for the others. */
export const REST_MS = 10_000;

/** How a vendor has been answering, as one process saw it. */
export type Health = { readonly failures: number; readonly restsUntilMs: number; readonly isTried: boolean };

export const WELL: Health = { failures: 0, restsUntilMs: 0, isTried: false };

/** Whether a call may be made now, and what is known once it is; null: not now. */
export function admitCall(health: Health, nowMs: number): Health | null {
  if (health.failures < FAILURES_TO_OPEN) return health;
  if (health.isTried || nowMs < health.restsUntilMs) return null;
  return { ...health, isTried: true };
}

export function afterFailure({ failures }: Health, nowMs: number): Health {
  return { failures: failures + 1, restsUntilMs: nowMs + REST_MS, isTried: false };
}
