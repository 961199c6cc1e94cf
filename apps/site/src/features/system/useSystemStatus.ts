import { CallRefused, type Client, type Language, type SystemStatus } from '@parlour/client';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/storage.ts';

/** How often an open page asks whether the site is still open. */
const REFRESH_MS = 60_000;

type Needs = { first: SystemStatus; language: Language; client: Client };

/**
 * Specification section 4: the status that is at hand is used first and refreshed in the background; when it has
 * changed, so does the page.
 */
export function useSystemStatus({ first, language, client }: Needs): SystemStatus {
  const [status, setStatus] = useState(first);
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
    return () => {
      isCurrent = false;
      clearInterval(repeating);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, language]);
  return status;
}

/** What is at hand stays good enough until the network is back. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof CallRefused) return null;
  throw error;
}
