import { isServed } from '@parlour/client';
import { reloadPage } from '../routes/place.store.ts';

const RETRY_FIRST_MS = 1_000;
const RETRIES_MAX = 5;

type Needs<Loaded> = {
  load: () => Promise<Loaded>;
  report: (error: unknown) => void;
  wait: (ms: number) => Promise<void>;
  /** Opens the whole page anew, and answers whether it does. */
  reopen?: () => Promise<boolean>;
};

/**
 * Specification section 8: a screen that does not load is logged, and its spinner stays while we try again, ever
 * more patiently. After the last try the error is the caller's.
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

/** Code of something beside the page: while it fails to load, the page does without. */
export const loadPart = <Loaded>(load: () => Promise<Loaded>) =>
  loadScreen({ load, report: reportError, wait: waitOnDevice });

/**
 * Code without which there is nothing to see. Some browsers remember a file that failed for as long as the page lives, and
 * after a new release a file may be gone: trying again helps only in a page that is opened anew.
 */
export const loadPage = <Loaded>(load: () => Promise<Loaded>) =>
  loadScreen({ load, report: reportError, wait: waitOnDevice, reopen: reopenOnce });

/** Not while the server is out of reach, and never a second time by itself. */
async function reopenOnce(): Promise<boolean> {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'reload') return false;
  const isThere = await isServed(location.href);
  if (isThere) reloadPage();
  return isThere;
}
