import { CallRefused } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import { useCallback, useEffect } from 'react';
import { useSite } from '../../platform/site.ts';
import { useSitting } from './sitting.store.ts';

/** Open pages say this often that the member is there. */
const REPORT_MS = MINUTE_MS;

/**
 * Reports that the member is there while the page is visible, if they want reminders. Returns how to say that one was
 * read.
 */
export function useSittingReports(): () => void {
  const { client } = useSite();
  const asked = useSitting((state) => state.asked);
  const isWanted = useSitting(({ sitting }) => sitting === null || sitting.minutes !== null);
  const report = useCallback(
    (isTold: boolean) => {
      client.protection
        .sitting({ body: { isTold } })
        .then((sitting) => useSitting.setState({ sitting }))
        .catch((error: unknown) => {
          // Offline, or the session ended: the next report, or the next login, asks again.
          if (!(error instanceof CallRefused)) reportError(error);
        });
    },
    [client],
  );
  useEffect(() => {
    if (asked >= 0) report(false);
    return () => useSitting.setState({ sitting: null });
  }, [report, asked]);
  useEffect(() => {
    if (!isWanted) return;
    const repeating = setInterval(() => {
      if (document.visibilityState === 'visible') report(false);
    }, REPORT_MS);
    return () => clearInterval(repeating);
  }, [report, isWanted]);
  return () => report(true);
}
