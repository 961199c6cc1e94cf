import { CallRefused, type Client, type Language, type SystemStatus } from '@parlour/client';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device/storage.ts';
import type { Live } from '../../platform/live.ts';
import { putOnTheme } from '../../platform/theme/theme.ts';

/** How often an open page asks whether the site is still open, should nobody tell it. */
const REFRESH_MS = 60_000;

type Needs = { first: SystemStatus; language: Language; client: Client; live: Live };

/**
 * Specification section 4: the status that is at hand is used first and refreshed in the background; when it has
 * changed, so does the page.
 */
export function useSystemStatus({ first, language, client, live }: Needs): SystemStatus {
  const [status, setStatus] = useState(first);
  const { revision } = status.info;
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      if (document.hidden) return;
      const fresh = await client.system.status().catch(ignoreRefusal);
      if (!fresh || !isCurrent) return;
      deviceStorage.write('PARLOUR_STATUS', { language, status: fresh });
      setStatus(fresh);
    };
    void refresh();
    const repeating = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    const stopListening = live.on('site', refresh);
    return () => {
      isCurrent = false;
      clearInterval(repeating);
      document.removeEventListener('visibilitychange', refresh);
      stopListening();
    };
  }, [client, language, live]);
  useEffect(() => {
    // The document came with the theme of its revision.
    if (revision === first.info.revision) return;
    void client.system.theme().then(putOnTheme, ignoreRefusal);
  }, [client, revision, first]);
  return status;
}

/** What is at hand stays good enough until the network is back. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof CallRefused) return null;
  throw error;
}
