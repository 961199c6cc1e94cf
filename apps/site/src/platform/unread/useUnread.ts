import type { Client } from '@parlour/client';
import type { LiveTopic } from '@parlour/contract/values/live';
import { useRef } from 'react';
import { useQuery } from '../loading/useQuery.ts';
import { isTrial } from '../session/session.rules.ts';
import { useSession } from '../session/session.store.ts';
import { useSite } from '../site.ts';
import { createThrottle } from '../throttle.rules.ts';
import { UNREAD_THROTTLE_MS } from './unread.rules.ts';

type Counted = {
  what: string;
  news: LiveTopic;
  isOffered: boolean;
  ask(client: Client, signal: AbortSignal): Promise<number>;
};

/** What a member has not read. Visitors and trial accounts have nothing; errors are silent (specification section 7). */
export function useUnread({ what, news, isOffered, ask }: Counted): number {
  const { client, clock } = useSite();
  const isMember = useSession(({ stored }) => stored !== null && !isTrial(stored));
  const throttle = useRef(createThrottle({ clock, everyMs: UNREAD_THROTTLE_MS }));
  const { value } = useQuery({
    key: ['member', what],
    async load(signal) {
      // News that come meanwhile become one question after this one.
      await new Promise((resolve) => setTimeout(resolve, throttle.current.waitMs()));
      throttle.current.begin();
      return ask(client, signal);
    },
    news,
    isNeeded: isOffered && isMember,
    isKept: true,
  });
  return (isOffered && isMember && value) || 0;
}
