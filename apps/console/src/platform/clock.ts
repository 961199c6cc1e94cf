export type Clock = { now(): number };

/** The device's clock: the only place that reads it. */
export const deviceClock: Clock = { now: () => Date.now() };
