import { ROOM_PAGE } from '@parlour/contract/values/messages/room.rules';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from '../../../platform/console.ts';
import { listenToEvents } from '../../../platform/live-events.ts';

/** The room, its reports and who is muted, followed while the page is open. */
export function useRoomDesk(merchant: string) {
  const { client } = useConsole();
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['room'] });
    return listenToEvents({ client, purpose: 'roomLive', onOpen: reread, on: { room: reread } });
  }, [client, queryClient]);
  const room = useInfiniteQuery({
    queryKey: ['room', merchant, 'lines'],
    queryFn: ({ pageParam }) =>
      client.messages.room({ query: pageParam === null ? {} : { before: pageParam }, merchant }),
    initialPageParam: null as number | null,
    // Pages go back in time.
    getNextPageParam: ({ items }) => (items.length < ROOM_PAGE ? undefined : items[0]?.sequence),
  });
  const reports = useQuery({
    queryKey: ['room', merchant, 'reports'],
    queryFn: () => client.messages.roomReports({ merchant }),
  });
  const mutes = useQuery({
    queryKey: ['room', merchant, 'mutes'],
    queryFn: () => client.messages.roomMutes({ merchant }),
  });
  return { room, reports, mutes };
}
