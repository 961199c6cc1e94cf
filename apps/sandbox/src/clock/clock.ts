/** Handed in, so that a test can let codes and tokens lapse without waiting. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };
