/** Passed in, so that a test can let codes and tokens expire without waiting. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };
