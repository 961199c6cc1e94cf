import { useState } from 'react';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useSite } from '../../../platform/site.ts';

/** The member's messages. One that is opened counts as read at once; the last deletion can be taken back. */
export function useInbox() {
  const { client } = useSite();
  const { run } = useBusy();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<string | null>(null);
  const list = useEndless({
    key: ['member', 'inbox'],
    load: (signal, place) => client.messages.inboxMessages({ signal, query: place }),
    news: 'unread',
  });
  const items = list.items.filter(({ id }) => id !== removed);
  const isUnread = ({ id, readAt }: { id: string; readAt: number | null }) =>
    readAt === null && !read.has(id);

  return {
    ...list,
    items,
    removed,
    isUnread,
    hasUnread: items.some(isUnread),
    markRead(id: string): void {
      setRead(new Set([...read, id]));
      // Not sent is not lost: the next look says that it is unread, and opening it sends it again.
      void client.messages.markInboxRead({ body: { id } }).catch(() => {});
    },
    markAll: () =>
      run(async () => {
        await client.messages.markInboxRead({ body: {} });
        setRead(new Set(items.map(({ id }) => id)));
      }),
    remove: (id: string) =>
      run(async () => {
        await client.messages.removeInboxMessage({ body: { id } });
        setRemoved(id);
      }),
    restore: (id: string) =>
      run(async () => {
        await client.messages.restoreInboxMessage({ body: { id } });
        setRemoved(null);
      }),
  };
}
