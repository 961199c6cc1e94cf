import type { Offer } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import styles from './OfferArt.module.css';

/** The art of an offer; a drawn one in the brand's colours stands in for what has none. */
export function OfferArt({ picture, isLazy = false }: Pick<Offer, 'picture'> & { isLazy?: boolean }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {picture ? (
        <SizedPicture className={styles.picture} picture={picture} alt="" isLazy={isLazy} />
      ) : (
        <span className={styles.sign}>
          <Icon name="gift" />
        </span>
      )}
    </div>
  );
}
