import { useState } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useLooker } from '../useLooker.ts';
import { marksOf } from './marks.ts';

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

  async function mark(announcementId: string): Promise<void> {
    if (!isSignedIn || !value || own.has(announcementId) || value.ids.includes(announcementId)) return;
    setOwn(new Set([...own, announcementId]));
    // Not sent is not lost: the next look says that it is unread, and opening it sends it again.
    await marksOf({ client, clock })(announcementId).catch(() => {});
    reload();
  }

  return {
    /** Null while it is not known. */
    unread: isSignedIn ? (value?.unread ?? null) : null,
    isUnread: (id: string) => value !== null && isSignedIn && !own.has(id) && !value.ids.includes(id),
    mark,
  };
}
