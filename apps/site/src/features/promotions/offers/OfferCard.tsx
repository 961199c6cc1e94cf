import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { useGiftWords } from '../../../platform/offers/useGiftWords.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { OfferArt } from './OfferArt.tsx';
import styles from './OfferCard.module.css';
import { OfferLabel } from './OfferLabel.tsx';
import { offerPath } from './offers.rules.ts';
import type { ListedOffer } from './useOffers.ts';

export function OfferCard({ offer, isFirst }: { offer: ListedOffer; isFirst: boolean }) {
  const text = useOfferText();
  const { soon } = useFormats();
  const giftWords = useGiftWords();
  const { id, title, summary, picture, label, why, startsAt, endsAt, gift, currency } = offer;
  const time =
    label === 'coming_soon'
      ? text('offers.begins', { moment: soon(startsAt) })
      : endsAt === null
        ? text('offers.noEnd')
        : text('offers.until', { moment: soon(endsAt) });
  return (
    <Link className={styles.card} to={offerPath(id)}>
      <OfferArt picture={picture} isLazy={!isFirst} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <OfferLabel label={label} />
        </span>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.foot}>
          <span className={styles.gift}>{giftWords(gift, currency)}</span>
          <span className={styles.time}>{why ? text(`offers.why.${why}`) : time}</span>
        </span>
      </span>
    </Link>
  );
}
