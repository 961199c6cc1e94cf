import { CallRefused, type Client, type Language, type SystemStatus } from '@parlour/client';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device/storage.ts';
import type { Live } from '../../platform/live.ts';
import { putOnTheme } from '../../platform/theme/theme.ts';

/** How often an open page asks whether the site is still open, in case no news arrives. */
const REFRESH_MS = 60_000;

type Needs = { first: SystemStatus; language: Language; client: Client; live: Live };

/**
 * Specification section 4: shows the known status first, refreshes it in the background, and updates the page when it
 * changes.
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
    // The document already has the theme of this revision.
    if (revision === first.info.revision) return;
    void client.system.theme().then(putOnTheme, ignoreRefusal);
  }, [client, revision, first]);
  return status;
}

/** The known status is good enough until the network is back. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof CallRefused) return null;
  throw error;
}
