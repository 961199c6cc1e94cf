import type { MallItem } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import styles from './ItemArt.module.css';

type Props = Pick<MallItem, 'picture' | 'kind'> & { isLazy?: boolean };

/** The picture of an item; the brand's colours and a sign stand in for what has none. */
export function ItemArt({ picture, kind, isLazy = false }: Props) {
  return (
    <span className={styles.art} aria-hidden="true">
      {picture ? (
        <SizedPicture className={styles.picture} picture={picture} alt="" isLazy={isLazy} />
      ) : (
        <span className={styles.sign}>
          <Icon name={kind === 'goods' ? 'gift' : 'star'} />
        </span>
      )}
    </span>
  );
}
