import type { CrashPick } from '@parlour/game-rules/crash';
import { TARGET_MAX } from '@parlour/game-rules/crash';
import type { Amount } from '@parlour/money';

/** How often one player may add to a bet at a table. */
export const RAISES_MAX = 30;

/** A bet that arrived before the close is taken if it is written down within this after it, also on a busy machine. */
export const SEAL_AFTER_MS = 750;
/** How long a round that has closed waits for bets on their way to the wallet. */
export const GRACE_MS = 1_500;
/** A round that nobody ran so long after its close is not drawn any more: its players are gone. */
export const LATE_MS = 10_000;
/** A cash-out that arrived in time is written down within this, also on a busy machine. */
export const SETTLE_AFTER_MS = 750;

/** How many rounds are committed to ahead of the one that runs. */
export const COMING = 2;

/** For how long one process runs a table, unless it renews. */
export const TABLE_LEASE_MS = 5_000;
export const RENEW_AFTER_MS = 1_000;
/** After the last sign of somebody rounds go on for so long. */
export const WANTED_MS = 20_000;
export const WANT_AGAIN_MS = 5_000;

/** How often a process looks: at tables nobody watches, at those somebody does, and at what is about to happen. */
export const LOOK_MS = { idle: 1_000, watched: 250, closing: 50 } as const;

/** A table that could not go on is left alone for a while. */
export const FAILED_REST_MS = 2_000;

/** How many rounds are ended at once. */
export const ENDED_AT_ONCE = 50;
export const LOST_AT_ONCE = 500;

/** Of how many table rounds the tree over their bets is kept in memory: those of the last minute, at many tables. */
export const PROVERS_KEPT = 100;

/** The sign of a bet is long enough that nobody finds a second id with the same. */
export const MARK_LETTERS = 16;

/** What the public sees of a table. */
export const POINTS_SHOWN = 20;
/** Enough for the roads of a table. */
export const OUTCOMES_SHOWN = 72;
export const BETS_SHOWN = 30;

export const PHASES = ['coming', 'betting', 'running', 'over', 'void'] as const;
export type TablePhase = (typeof PHASES)[number];

/** Where a round is cashed out by itself: at its target, or before it could win more than the limit. */
export function ceilingOf({
  stake,
  pick,
  winMax,
}: {
  stake: Amount;
  pick: CrashPick;
  winMax: Amount;
}): number {
  const byLimit = (winMax * 100n) / stake;
  const wanted = BigInt(pick.target ?? TARGET_MAX);
  return Number(byLimit < wanted ? byLimit : wanted);
}
