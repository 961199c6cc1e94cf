import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';

/** So many per brand: boards and lists move, and a laptop stays quiet. */
export const BOTS_PER_BRAND = 4;

/** Names hold a space, so that no member can have one of them. */
export const nameOf = (index: number): string => `Demo ${String(index + 1).padStart(2, '0')}`;

export type Span = { readonly from: number; readonly upTo: number };

/** Between the start of a round and what its player does next. */
export const ROUND_MS: Span = { from: 5 * SECOND_MS, upTo: 15 * SECOND_MS };
/** Between the steps of a round. */
export const STEP_MS: Span = { from: SECOND_MS, upTo: 3 * SECOND_MS };
/** Between two sittings; the first begin somewhere in it, so that bots do not move in step. */
export const PAUSE_MS: Span = { from: 2 * SECOND_MS, upTo: 30 * SECOND_MS };
/** A game counts as opened for as many rounds. */
export const ROUNDS_PER_SITTING: Span = { from: 6, upTo: 24 };
/** A table closed its bets a moment ago, or the round before still runs. */
export const AGAIN_MS = 2 * SECOND_MS;
/** The studios are not connected yet. */
export const WAIT_FOR_TITLES_MS = 5 * SECOND_MS;

/** A bot that was told to stop and cannot end its round leaves it open after so long; its studio ends it. */
export const LEAVE_WITHIN_MS = 5 * MINUTE_MS;

/** The smallest amounts offered for tapping are the stakes; one of so many at once is the smallest. */
export const STAKES_TAKEN = 3;
/** What a bot without money is given, as a multiple of the smallest stake. */
export const GIFT_STAKES = 500n;

const TROUBLE_MS: Span = { from: 10 * SECOND_MS, upTo: 5 * MINUTE_MS };
/** How long a bot leaves off after so many failures in a row. */
export const troubleMs = (failures: number): number =>
  Math.min(TROUBLE_MS.from * 2 ** (failures - 1), TROUBLE_MS.upTo);

/** The rate that is shown is that of the last minute. */
export const RATE_SPAN_MS = MINUTE_MS;
/** A vendor that hangs keeps a bot waiting no longer. */
export const CALL_DEADLINE_MS = 15 * SECOND_MS;
