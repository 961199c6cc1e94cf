const RETRY_FIRST_MS = 1_000;
const RETRIES_MAX = 5;

type Needs<Loaded> = {
  load: () => Promise<Loaded>;
  report: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
};

/**
 * Specification section 8: a screen that does not load is logged, and its spinner stays while we try again, ever
 * more patiently. After the last try the error is the caller's.
 */
export async function loadScreen<Loaded>({ load, report, wait }: Needs<Loaded>): Promise<Loaded> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries >= RETRIES_MAX) throw error;
      report(error);
      await wait(RETRY_FIRST_MS * 2 ** tries);
    }
  }
}

export const waitOnDevice = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
