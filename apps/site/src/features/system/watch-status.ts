import { CallRefused, type SystemStatus } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Live } from '../../platform/live.ts';

/** How often an open page asks whether the site is still open, in case no news arrives. */
const REFRESH_MS = MINUTE_MS;

type Needs = {
  ask: (input: { signal: AbortSignal }) => Promise<SystemStatus>;
  tell: (status: SystemStatus) => void;
  live: Pick<Live, 'on'>;
};

/**
 * Asks for the status at once, again and again, when the page is looked at and at news of the site, until it is told to
 * stop. News may be younger than an answer on its way, so only the call that was made last is heard.
 */
export function watchStatus({ ask, tell, live }: Needs): () => void {
  let asking = new AbortController();
  const refresh = async () => {
    if (document.hidden) return;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const fresh = await ask({ signal }).catch(ignoreRefusal);
    if (fresh && !signal.aborted) tell(fresh);
  };
  void refresh();
  const repeating = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  const stopListening = live.on('site', refresh);
  return () => {
    asking.abort();
    clearInterval(repeating);
    document.removeEventListener('visibilitychange', refresh);
    stopListening();
  };
}

/** The known status is good enough until the network is back. */
export function ignoreRefusal(error: unknown): null {
  if (error instanceof CallRefused) return null;
  throw error;
}
