import type { Clock } from '@parlour/clock/clock';

type Needs = {
  clock: Clock;
  /** Answers after how many milliseconds to look again. */
  look: () => Promise<number>;
  failed: (error: unknown) => number;
};

/** Looks again and again; the returned function stops it and waits for what is running. */
export function startLooking({ clock, look, failed }: Needs): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let forget = () => {};
  const run = () => {
    running = look()
      .catch(failed)
      .then((dueMs) => {
        if (!isStopped) forget = clock.after(dueMs, run);
      });
  };
  run();
  return async () => {
    isStopped = true;
    forget();
    await running;
  };
}
