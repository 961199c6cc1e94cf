/** The device's time. Everything else is given a clock, so that a test can give another. */
export type Clock = { now(): number };

export const deviceClock: Clock = { now: () => Date.now() };
