import { newUuid } from '@parlour/client/idempotency-keys';
import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from '@parlour/contract/values/messages/chat.rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { createChatStore } from './chat.store.ts';

/** The member's conversation while its page is open: followed, marked as read, and written into. */
export function useChat() {
  const { client, live, clock } = useSite();
  const [chat] = useState(() => createChatStore({ client, newId: newUuid }));
  const conversation = useStore(chat.store);
  const [isTyping, setTyping] = useState(false);
  const typing = useRef(createThrottle({ clock, everyMs: TYPING_EVERY_MS }));
  const lastSequence = conversation.messages.at(-1)?.sequence ?? 0;
  const lastAuthor = conversation.messages.at(-1)?.author;
  const isOpen = conversation.chat?.state === 'open';

  useEffect(() => {
    let stops: ReturnType<typeof setTimeout> | undefined;
    const comeBack = () => void chat.retryAll().then(chat.catchUp);
    const stopListening = live.on('chat', ({ typing: isTold, isAfterGap }) => {
      // The server was away: the browser's own network was not, and says nothing.
      if (isAfterGap) return comeBack();
      if (!isTold) return void chat.catchUp();
      setTyping(true);
      clearTimeout(stops);
      stops = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
    });
    // The socket comes back with its own patience; what waits here should not wait for it.
    addEventListener('online', comeBack);
    void chat.catchUp();
    return () => {
      stopListening();
      clearTimeout(stops);
      removeEventListener('online', comeBack);
    };
  }, [live, chat]);

  useEffect(() => {
    if (lastAuthor === 'operator') setTyping(false);
    if (lastSequence === 0) return;
    const mark = () => {
      const read = document.visibilityState === 'visible' ? lastSequence : 0;
      // Not marked is not lost: the next message marks it as well.
      client.messages.markChat({ body: { delivered: lastSequence, read } }).catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, lastSequence, lastAuthor]);

  const tellTyping = useCallback(() => {
    if (!isOpen || typing.current.waitMs() > 0) return;
    typing.current.begin();
    // Nobody misses it.
    client.messages.chatTyping({ body: {} }).catch(() => {});
  }, [client, isOpen]);

  return { ...conversation, ...chat, isTyping: isTyping && isOpen, tellTyping };
}
