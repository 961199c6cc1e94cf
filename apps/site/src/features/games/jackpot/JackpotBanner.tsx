import { currencyOf } from '@parlour/money';
import { Icon } from '@parlour/ui';
import { brandArtPath } from '../../../platform/device/images.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useJackpotText } from '../jackpot-text.ts';
import styles from './JackpotBanner.module.css';
import { RollingNumber } from './RollingNumber.tsx';
import { useJackpot } from './useJackpot.ts';

/** Specification section 2: the growing jackpot, and the link to its page. Home, which has to be light, has no picture. */
export default function JackpotBanner({ hasPicture = true }: { hasPicture?: boolean }) {
  const { showMoney } = useMoney();
  const text = useText();
  const words = useJackpotText();
  const { imageUrl } = useSite();
  const { mui } = useBrand();
  const { jackpot, amount, isFailed } = useJackpot();
  if (jackpot?.mode === 'none' || (isFailed && !jackpot)) return null;
  if (!jackpot || amount === null) return <div className={styles.waiting} aria-hidden="true" />;
  const isIllustration = jackpot.mode === 'illustration';
  // Specification section 9: the counter has two decimals in every currency.
  const shown = showMoney(
    amount,
    isIllustration ? { ...currencyOf(jackpot.currency), digits: 2 } : jackpot.currency,
  );
  return (
    <Link
      className={styles.banner}
      to={ROUTES.jackpot.path}
      aria-label={words(isIllustration ? 'jackpot.bannerIllustration' : 'jackpot.banner', { amount: shown })}
    >
      {hasPicture ? (
        <img
          className={styles.picture}
          src={imageUrl(brandArtPath(mui, 'banner-jackpot.svg'))}
          alt=""
          width="132"
          height="55"
          decoding="async"
        />
      ) : (
        <span className={styles.cup}>
          <Icon name="trophy" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {text('games.jackpot.title')}
          {isIllustration && <span className={styles.label}>{words('jackpot.illustration')}</span>}
        </span>
        <span className={styles.amount}>
          <RollingNumber value={shown} />
        </span>
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
