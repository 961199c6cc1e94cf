import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { Icon } from '@parlour/ui';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { PromotionArt } from '../PromotionArt.tsx';
import styles from './Rewards.module.css';

/** The member's points, where the brand has them, and which of them expire next. */
export function PointsCard() {
  const text = useOfferText();
  const { date } = useFormats();
  const { client } = useSite();
  const hasPoints = useBrand().whitelabel[SWITCH_CODE.pointsMall] === true;
  const { value } = useQuery({
    key: ['member', 'points'],
    load: (signal) => client.promotions.points({ signal }),
    news: 'promotions',
    isNeeded: hasPoints,
  });
  if (!hasPoints || !value || value.points === 0) return null;
  const { points, next } = value;
  return (
    <Link className={styles.points} to={ROUTES.mall.path}>
      <span className={styles.art}>
        <PromotionArt name="coins" />
      </span>
      <div className={styles.names}>
        <p className={styles.amount}>{text('offers.gift.points', { points })}</p>
        {next && (
          <p className={styles.time}>
            {text('offers.points.next', { points: next.points, moment: date(next.expiresAt) })}
          </p>
        )}
      </div>
      <Icon name="arrow" />
    </Link>
  );
}
