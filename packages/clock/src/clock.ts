/** The only source of time on the server. Nothing else may read the machine's clock (`npm run check` looks). */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, task: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    // A pending timer must never keep a stopping process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
