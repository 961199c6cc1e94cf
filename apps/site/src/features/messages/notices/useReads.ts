import { useRef, useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { useLooker } from '../useLooker.ts';
import { MARK_THROTTLE_MS } from './notices.rules.ts';

/** What a member has read. One that is opened counts as read at once; the server hears of it after that. */
export function useReads() {
  const { client, clock } = useSite();
  const looker = useLooker();
  const isSignedIn = looker !== 'B';
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const { value, reload } = useQuery({
    key: ['member', 'noticeReads', looker],
    load: (signal) =>
      client.messages.announcementReads({ signal, query: { audience: looker === 'F' ? 'F' : 'A' } }),
    news: 'notice',
    isNeeded: isSignedIn,
  });
  const throttle = useRef(createThrottle({ clock, everyMs: MARK_THROTTLE_MS }));

  async function mark(announcementId: string): Promise<void> {
    if (!isSignedIn || !value || own.has(announcementId) || value.ids.includes(announcementId)) return;
    setOwn(new Set([...own, announcementId]));
    const waitMs = throttle.current.waitMs();
    throttle.current.begin();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    // Not sent is not lost: the next look says that it is unread, and opening it sends it again.
    await client.messages.markAnnouncementRead({ body: { announcementId, read: true } }).catch(() => {});
    reload();
  }

  return {
    /** Null while it is not known. */
    unread: isSignedIn ? (value?.unread ?? null) : null,
    isUnread: (id: string) => value !== null && isSignedIn && !own.has(id) && !value.ids.includes(id),
    mark,
  };
}
