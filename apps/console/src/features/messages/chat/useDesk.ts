import type { DeskChat } from '@parlour/client/console';
import { CHAT_PAGE, TYPING_SHOWN_MS, wholeUpTo } from '@parlour/contract/values/messages/chat.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../platform/console.ts';
import { listenToEvents } from '../../../platform/live-events.ts';
import { withKnown } from './desk.rules.ts';

/** The queue and who is at the desk, followed while the page is open: being connected is being at the desk. */
export function useDesk(merchant: string) {
  const { client } = useConsole();
  const queryClient = useQueryClient();
  const [typing, setTyping] = useState<string | null>(null);
  useEffect(() => {
    let stops: ReturnType<typeof setTimeout> | undefined;
    const reread = () => {
      void queryClient.invalidateQueries({ queryKey: ['chatDesk'] });
      void queryClient.invalidateQueries({ queryKey: ['deskChat'] });
      void queryClient.invalidateQueries({ queryKey: ['closedChats'] });
    };
    const stopListening = listenToEvents({
      client,
      purpose: 'chatLive',
      onOpen: reread,
      on: {
        chat: reread,
        desk: reread,
        typing: (data) => {
          setTyping((data as { memberId: string }).memberId);
          clearTimeout(stops);
          stops = setTimeout(() => setTyping(null), TYPING_SHOWN_MS);
        },
      },
    });
    return () => {
      stopListening();
      clearTimeout(stops);
    };
  }, [client, queryClient]);
  const desk = useQuery({ queryKey: ['chatDesk', merchant], queryFn: () => client.messages.chatDesk() });
  useEffect(() => {
    // What the queue shows has arrived at the desk.
    for (const { memberId, deskDelivered, lastSequence } of [
      ...(desk.data?.waiting ?? []),
      ...(desk.data?.open ?? []),
    ])
      if (deskDelivered < lastSequence)
        client.messages
          .markDeskChat({ body: { memberId, delivered: lastSequence, read: 0 } })
          // Not marked is not lost: the next look marks it as well.
          .catch(() => {});
  }, [client, desk.data]);
  return { desk, typing };
}

/** One conversation; what is new is asked for by sequence and added. */
export function useDeskChat(merchant: string, memberId: string) {
  const { client } = useConsole();
  const queryClient = useQueryClient();
  const key = ['deskChat', merchant, memberId];
  const known = () => queryClient.getQueryData<DeskChat>(key);
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      for (;;) {
        const before = known();
        const asked = before?.items.length ? { after: wholeUpTo(before.items) } : {};
        const chat = withKnown(before, await client.messages.deskChat({ query: { memberId, ...asked } }));
        if (!before || wholeUpTo(chat.items) >= chat.lastSequence) return chat;
        queryClient.setQueryData(key, chat);
      }
    },
  });
  /** Whether there may be more before it. */
  const loadEarlier = async (): Promise<boolean> => {
    const first = known()?.items[0];
    if (!first) return false;
    const earlier = await client.messages.deskChat({ query: { memberId, before: first.sequence } });
    queryClient.setQueryData(key, withKnown(known(), earlier));
    return earlier.items.length === CHAT_PAGE;
  };
  return { ...query, loadEarlier };
}
