import { MINUTE_MS } from '@parlour/clock/durations';

/** Specification section 9. */
export const COUNTDOWN_TICK_MS = 500;
const COUNTDOWN_DEFAULT_MS = MINUTE_MS;
/** No brand has a longer wait; a longer one means that the phone's clock is wrong. */
const COUNTDOWN_MAX_MS = 10 * MINUTE_MS;

/** When the next code may be requested, by the phone's clock. */
export function countdownEnd({ expirationTime, now }: { expirationTime: number; now: number }): number {
  const waitMs = expirationTime - now;
  return waitMs > 0 && waitMs <= COUNTDOWN_MAX_MS ? expirationTime : now + COUNTDOWN_DEFAULT_MS;
}

/** Whole seconds left; null when it is over and the send link returns. */
export function secondsLeft({ endsAt, now }: { endsAt: number; now: number }): number | null {
  return endsAt > now ? Math.ceil((endsAt - now) / 1_000) : null;
}
