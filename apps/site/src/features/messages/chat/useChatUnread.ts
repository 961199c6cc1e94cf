import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useRef } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { isTrial } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { UNREAD_THROTTLE_MS } from './chat.rules.ts';

/** Messages of support that the member has not read; 0 while nobody knows, for errors are silent (section 7). */
export function useChatUnread(): number {
  const { client, clock, status } = useSite();
  const isMember = useSession(({ stored }) => stored !== null && !isTrial(stored));
  const throttle = useRef(createThrottle({ clock, everyMs: UNREAD_THROTTLE_MS }));
  const { value } = useQuery({
    key: ['member', 'chatUnread'],
    load: async (signal) => {
      const waitMs = throttle.current.waitMs();
      throttle.current.begin();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      return client.messages.chatUnread({ signal });
    },
    news: 'chat',
    isNeeded: isMember && status.info.whitelabel[SWITCH_CODE.liveChat] === true,
  });
  return value?.unReadCount ?? 0;
}
