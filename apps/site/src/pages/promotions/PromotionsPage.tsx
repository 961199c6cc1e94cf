import { PageBody } from '@parlour/ui';
import { ChanceTiles } from '../../features/promotions/ChanceTiles.tsx';
import { OfferDetail } from '../../features/promotions/offers/OfferDetail.tsx';
import { OfferList } from '../../features/promotions/offers/OfferList.tsx';
import { offerIn } from '../../features/promotions/offers/offers.rules.ts';
import { usePlace } from '../../platform/routes/place.store.ts';

/** All promotions, or the one the address names. */
export default function PromotionsPage() {
  const id = usePlace(({ search }) => offerIn(search));
  if (id)
    return (
      <PageBody>
        <OfferDetail key={id} id={id} />
      </PageBody>
    );
  return (
    <PageBody>
      <ChanceTiles />
      <OfferList />
    </PageBody>
  );
}
