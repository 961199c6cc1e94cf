import { SECOND_MS } from '@parlour/clock/durations';
import type { HandView } from '../../card-tables/card-wire.ts';

/** How long a player has before the time bank is opened. */
export const TURN_MS = 15_000;
const HURRY_MS = 5_000;

export type TurnClock = { seconds: number; share: number; isBank: boolean; isHurry: boolean };

/** What is left of a turn: first its own time, then the bank; nothing once both are gone. */
export function turnClock({ endsAt, bankMs }: NonNullable<HandView['turn']>, now: number): TurnClock {
  const ownMs = endsAt - now;
  const isBank = ownMs <= 0;
  const leftMs = Math.max(0, isBank ? ownMs + bankMs : ownMs);
  const wholeMs = isBank ? bankMs : TURN_MS;
  return {
    seconds: Math.ceil(leftMs / SECOND_MS),
    share: wholeMs > 0 ? Math.min(1, leftMs / wholeMs) : 0,
    isBank: isBank && leftMs > 0,
    isHurry: leftMs <= HURRY_MS,
  };
}
