/** Whatever moves in this time is told once: below what anybody notices, and few messages under any load. */
export const GATHER_MS = 200;

/** How long news is told after somebody last said that they listen; they say it again well before. */
export const HEARD_MS = 75_000;

/** How often a listener says so. */
export const SAY_AGAIN_MS = 10_000;
export const MEMBERS_PER_MESSAGE = 1_000;
