import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useIsMember } from '../offers/useOffers.ts';

/** What the mall offers, and how it stands for whoever looks; null: not loaded, or a visitor. */
export function useMall() {
  const { client } = useSite();
  const isMember = useIsMember();
  const mall = useQuery({
    key: ['site', 'mall'],
    load: (signal) => client.promotions.mall({ signal }),
    news: 'promotions',
  });
  const own = useQuery({
    key: ['member', 'mall'],
    load: (signal) => client.promotions.ownMall({ signal }),
    news: 'promotions',
    isNeeded: isMember,
  });
  const isKnown = mall.value !== null && (!isMember || own.value !== null);
  return {
    items: isKnown ? (mall.value?.items ?? null) : null,
    own: isMember ? own.value : null,
    isMember,
    isFailed: mall.isFailed || (isMember && own.isFailed),
    reload() {
      mall.reload();
      if (isMember) own.reload();
    },
  };
}
export type OwnMall = NonNullable<ReturnType<typeof useMall>['own']>;
