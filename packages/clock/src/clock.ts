/** The server's only source of time. Nothing else may read the machine's clock (`npm run check` enforces it). */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `delayMs`; call the returned function to cancel it. */
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
