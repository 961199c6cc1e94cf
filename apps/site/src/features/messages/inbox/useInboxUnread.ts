import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useRef } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { isTrial } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { UNREAD_THROTTLE_MS } from './inbox.rules.ts';

export function useHasInbox(): boolean {
  return useBrand().whitelabel[SWITCH_CODE.inbox] === true;
}

/** How many messages are unread; none for visitors and trial accounts, who have no inbox. */
export function useInboxUnread(): number {
  const { client, clock } = useSite();
  const hasInbox = useHasInbox();
  const isMember = useSession(({ stored }) => stored !== null && !isTrial(stored));
  const throttle = useRef(createThrottle({ clock, everyMs: UNREAD_THROTTLE_MS }));
  const { value } = useQuery({
    key: ['member', 'inboxUnread'],
    async load(signal) {
      // News that come meanwhile become one question after this one.
      await new Promise((resolve) => setTimeout(resolve, throttle.current.waitMs()));
      throttle.current.begin();
      return client.messages.inboxUnread({ signal });
    },
    news: 'unread',
    isNeeded: hasInbox && isMember,
    isKept: true,
  });
  return (hasInbox && isMember && value) || 0;
}
