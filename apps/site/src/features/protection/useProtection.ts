import type { Client } from '@parlour/client';
import { useQuery } from '../../platform/loading/useQuery.ts';
import { useSite } from '../../platform/site.ts';

export type Protection = Awaited<ReturnType<Client['protection']['overview']>>;
export type Limit = Protection['limits'][number];

/** What protects the member, reloaded when money moves: what is used of a limit changes with it. */
export function useProtection() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'protection'],
    load: (signal) => client.protection.overview({ signal }),
    news: 'wallet',
  });
  return { protection: value, isFailed, reload };
}
