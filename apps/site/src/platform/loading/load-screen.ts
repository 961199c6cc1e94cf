import { isServed } from '@parlour/client';
import { reloadPage } from '../routes/place.store.ts';

const RETRY_FIRST_MS = 1_000;
const RETRIES_MAX = 5;

type Needs<Loaded> = {
  load: () => Promise<Loaded>;
  report: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
  /** Reloads the whole page; returns whether it does. */
  reopen?: () => Promise<boolean>;
};

/**
 * Specification section 8: logs a screen that fails to load and retries with growing pauses while the spinner stays.
 * Throws after the last try.
 */
export async function loadScreen<Loaded>({ load, report, wait, reopen }: Needs<Loaded>): Promise<Loaded> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries >= RETRIES_MAX) throw error;
      report(error);
      if (tries > 0 && (await reopen?.())) return new Promise(() => {});
      await wait(RETRY_FIRST_MS * 2 ** tries);
    }
  }
}

export const waitOnDevice = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For code of an optional part: the page works without it until it loads. */
export const loadPart = <Loaded>(load: () => Promise<Loaded>) =>
  loadScreen({ load, report: reportError, wait: waitOnDevice });

/**
 * For code the page cannot do without. Some browsers cache a failed file for the life of the page, and a new release
 * may have removed it: only a reload helps then.
 */
export const loadPage = <Loaded>(load: () => Promise<Loaded>) =>
  loadScreen({ load, report: reportError, wait: waitOnDevice, reopen: reopenOnce });

/** Reloads only if the server is reachable, and never twice in a row. */
async function reopenOnce(): Promise<boolean> {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'reload') return false;
  const isThere = await isServed(location.href);
  if (isThere) reloadPage();
  return isThere;
}
