import { useEffect } from 'react';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { renew } from './push-device.ts';

/** At every visit, a browser that is notified says that it still wants to be. */
export default function PushRenewal() {
  const { client } = useSite();
  const memberId = useSession(({ stored }) => stored?.customerId ?? null);
  useEffect(() => {
    // Notifications are a comfort: whatever stands against them, the page goes on without.
    if (memberId !== null) void renew(client, memberId).catch(() => undefined);
  }, [client, memberId]);
  return null;
}
