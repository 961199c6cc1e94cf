/** The device's time. Everything else takes a clock as a parameter, so tests can pass another. */
export type Clock = { now(): number };

export const deviceClock: Clock = { now: () => Date.now() };
