import { newUuid } from '@parlour/client/idempotency-keys';
import { ROOM_ASK_EVERY_MS } from '@parlour/contract/values/messages/room.rules';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { createRoomStore } from './room.store.ts';

/** The brand's room while its page is open: followed and written into. */
export function useRoom() {
  const { client, live, clock } = useSite();
  const [room] = useState(() => {
    const throttle = createThrottle({ clock, everyMs: ROOM_ASK_EVERY_MS });
    return createRoomStore({
      client,
      newId: newUuid,
      hasSession: () => sessionToken() !== null,
      async rest() {
        await new Promise((resolve) => setTimeout(resolve, throttle.waitMs()));
        throttle.begin();
      },
    });
  });
  const inRoom = useStore(room.store);
  const mutedUntil = inRoom.room?.mutedUntil ?? null;

  useEffect(() => {
    const comeBack = () => void room.retryAll().then(room.catchUp);
    const stopListening = live.on('room', ({ isAfterGap }) => {
      // The server was away: the browser's own network was not, and says nothing.
      if (isAfterGap) return comeBack();
      void room.catchUp();
    });
    // The socket comes back with its own patience; what waits here should not wait for it.
    addEventListener('online', comeBack);
    void room.catchUp();
    return () => {
      stopListening();
      removeEventListener('online', comeBack);
    };
  }, [live, room]);

  useEffect(() => {
    if (mutedUntil === null) return;
    // A muting ends by itself, and nobody tells.
    const ends = setTimeout(() => void room.catchUp(), mutedUntil - clock.now());
    return () => clearTimeout(ends);
  }, [mutedUntil, room, clock]);

  return { ...inRoom, ...room };
}
