import type { Client, Language, SystemStatus } from '@parlour/client';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device/storage.ts';
import type { Live } from '../../platform/live.ts';
import { putOnTheme } from '../../platform/theme/theme.ts';
import { ignoreRefusal, watchStatus } from './watch-status.ts';

type Needs = { first: SystemStatus; language: Language; client: Client; live: Live };

/**
 * Specification section 4: shows the known status first, refreshes it in the background, and updates the page when it
 * changes.
 */
export function useSystemStatus({ first, language, client, live }: Needs): SystemStatus {
  const [status, setStatus] = useState(first);
  const { revision } = status.info;
  useEffect(() => {
    const tell = (fresh: SystemStatus) => {
      deviceStorage.write('PARLOUR_STATUS', { language, status: fresh });
      setStatus(fresh);
    };
    return watchStatus({ ask: client.system.status, tell, live });
  }, [client, language, live]);
  useEffect(() => {
    // The document already has the theme of this revision.
    if (revision === first.info.revision) return;
    let isCurrent = true;
    void client.system.theme().then((theme) => isCurrent && putOnTheme(theme), ignoreRefusal);
    return () => {
      isCurrent = false;
    };
  }, [client, revision, first]);
  return status;
}
