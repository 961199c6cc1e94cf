import { MINUTE_MS } from '@parlour/clock/durations';
import { SITTING_BREAK_MINUTES } from '@parlour/contract/values/protection.rules';

/** How long a member has been there without a break, and when they were last told. */
export type Sitting = { sinceMs: number; seenMs: number; toldMs: number };

export const beginSitting = (nowMs: number): Sitting => ({ sinceMs: nowMs, seenMs: nowMs, toldMs: nowMs });

/** The sitting once the member is seen now: it goes on, or after a break another begins. */
export function continueSitting(sitting: Sitting, nowMs: number): Sitting {
  const isBreak = nowMs - sitting.seenMs > SITTING_BREAK_MINUTES * MINUTE_MS;
  return isBreak ? beginSitting(nowMs) : { ...sitting, seenMs: nowMs };
}

export const dueAt = ({ toldMs }: Sitting, minutes: number): number => toldMs + minutes * MINUTE_MS;
