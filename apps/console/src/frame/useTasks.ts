import type { Tasks } from '@parlour/client/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from '../platform/console.ts';
import { listenToEvents } from '../platform/live-events.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { useSession } from '../platform/session.store.ts';

/** Queries that are reloaded whenever the counts change. */
const QUEUES = ['cashierCounts', 'withdrawals', 'deposits', 'queue'];
const NONE: Tasks = { items: [], total: 0 };

/** The chosen brand's counts of waiting tasks: loaded once, then updated by the server. */
export function useTasks(): Tasks {
  const { client } = useConsole();
  const queryClient = useQueryClient();
  const brand = usePreferences((preferences) => preferences.brand);
  const isSignedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({
    queryKey: ['tasks', brand],
    queryFn: () => client.operators.tasks(),
    enabled: isSignedIn,
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    // The ticket carries the brand, so another brand needs another connection.
    return listenToEvents({
      client,
      purpose: 'live',
      on: {
        tasks: (tasks) => {
          queryClient.setQueryData(['tasks', brand], tasks);
          for (const queue of QUEUES) void queryClient.invalidateQueries({ queryKey: [queue] });
        },
      },
    });
  }, [client, queryClient, brand, isSignedIn]);
  return data ?? NONE;
}
