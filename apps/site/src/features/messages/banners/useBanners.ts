import type { Banner } from '@parlour/client';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useLooker } from '../useLooker.ts';

const NONE: readonly Banner[] = [];

/** The pictures an operator put in a place, in order; those without one are left out. */
export function useBanners(groupName: 'm_home' | 'h_reg') {
  const { client } = useSite();
  const audience = useLooker();
  const { value, isFailed } = useQuery({
    key: ['site', 'banners', groupName, audience],
    load: (signal) => client.messages.announcements({ signal, query: { types: 'B', groupName, audience } }),
    news: 'notice',
    isKept: true,
  });
  const banners = value?.banners.filter(({ picture }) => picture !== null) ?? NONE;
  return { banners, isKnown: value !== null || isFailed };
}
