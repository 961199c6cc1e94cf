/** Changes within this time become one message: too short to notice, and few messages under any load. */
export const GATHER_MS = 200;

/** How long changes are published after the last sign of a listener; listeners repeat it well before. */
export const HEARD_MS = 75_000;

/** How often a listener repeats it. */
export const SAY_AGAIN_MS = 10_000;
export const MEMBERS_PER_MESSAGE = 1_000;
