import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useSite } from '../../../platform/site.ts';

export type Invitation = Awaited<ReturnType<Client['promotions']['invite']>>;

/** The member's code, the terms, and what friends have brought. */
export function useInvite({ isNeeded }: { isNeeded: boolean }) {
  const { client } = useSite();
  return useQuery({
    key: ['member', 'invite'],
    load: (signal) => client.promotions.invite({ signal }),
    news: 'promotions',
    isNeeded,
  });
}

export function useFriends() {
  const { client } = useSite();
  return useEndless({
    key: ['member', 'inviteFriends'],
    load: (signal, place) => client.promotions.inviteFriends({ signal, query: place }),
    news: 'promotions',
  });
}
