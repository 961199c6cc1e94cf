import type { Client } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { hasRealMoney } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';

export type Levels = Awaited<ReturnType<Client['promotions']['vipLevels']>>;
export type Standing = Awaited<ReturnType<Client['promotions']['vipStanding']>>;

/** What levels take and give. */
export function useLevels() {
  const { client } = useSite();
  return useQuery({ key: ['site', 'vipLevels'], load: (signal) => client.promotions.vipLevels({ signal }) });
}

/** How the member stands; told live when it changes. Nothing for those who play without money of their own. */
export function useStanding() {
  const { client } = useSite();
  const isMember = useSession(({ stored }) => hasRealMoney(stored));
  return useQuery({
    key: ['member', 'vip'],
    load: (signal) => client.promotions.vipStanding({ signal }),
    news: 'promotions',
    isNeeded: isMember,
  });
}
