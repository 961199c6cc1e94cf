import { OFFER_CATEGORIES, type OfferCategory } from '@parlour/contract/values/promotions/promotions';
import { buttonClass, Chips, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferList.module.css';
import { useIsMember, useOffers } from './useOffers.ts';

/** The promotions by category, those one can do something with first. */
export function OfferList() {
  const words = useText();
  const text = useOfferText();
  const isMember = useIsMember();
  const { offers, isFailed, reload } = useOffers();
  const [category, setCategory] = useState<OfferCategory | 'all'>('all');
  if (!offers)
    return isFailed ? (
      <LoadFailed onRetry={reload} />
    ) : (
      <div className={styles.list}>
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </div>
    );
  const used = OFFER_CATEGORIES.filter((each) => offers.some((offer) => offer.category === each));
  const shown = offers.filter((offer) => category === 'all' || offer.category === category);
  return (
    <div className={styles.page}>
      {used.length > 1 && (
        <Chips
          label={text('offers.categories')}
          options={(['all', ...used] as const).map((each) => ({
            value: each,
            label: text(`offers.category.${each}`),
          }))}
          value={category}
          onChange={setCategory}
        />
      )}
      {shown.length === 0 ? (
        <NoData
          art={<EmptyArt icon="gift" />}
          title={words('promotions.list.empty')}
          detail={words('promotions.list.emptyDetail')}
        >
          <Link className={buttonClass()} to={ROUTES.home.path}>
            {words('shell.empty.browse')}
          </Link>
        </NoData>
      ) : (
        <ul className={styles.list}>
          {shown.map((offer, at) => (
            <li key={offer.id}>
              <OfferCard offer={offer} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {isMember && <CodeForm />}
    </div>
  );
}
