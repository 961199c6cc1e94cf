import { useQuery } from '../../../platform/loading/useQuery.ts';
import { isTrial } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { byUse, standingFor } from './offers.rules.ts';

/** Whether somebody is here who can take part. */
export const useIsMember = () => useSession(({ stored }) => stored !== null && !isTrial(stored));

/** The promotions, each with how it stands for whoever looks; null: not loaded. */
export function useOffers() {
  const { client, clock } = useSite();
  const isMember = useIsMember();
  const offers = useQuery({
    key: ['site', 'offers'],
    load: (signal) => client.promotions.offers({ signal }),
    news: 'promotions',
  });
  const own = useQuery({
    key: ['member', 'offers'],
    load: (signal) => client.promotions.ownOffers({ signal }),
    news: 'promotions',
    isNeeded: isMember,
  });
  const standings = new Map(isMember ? own.value?.offers.map((each) => [each.id, each]) : []);
  const now = clock.now();
  const isKnown = offers.value !== null && (!isMember || own.value !== null || own.isFailed);
  const listed = offers.value?.offers.map((offer) => ({
    ...offer,
    ...(standings.get(offer.id) ?? standingFor(offer, now)),
  }));
  return {
    offers: isKnown ? (listed?.toSorted(byUse) ?? null) : null,
    isFailed: offers.isFailed,
    reload() {
      offers.reload();
      if (isMember) own.reload();
    },
  };
}
export type ListedOffer = NonNullable<ReturnType<typeof useOffers>['offers']>[number];
