import { brandArtPath } from '../../platform/device/images.ts';
import { useSite } from '../../platform/site.ts';
import styles from './BrandMark.module.css';

/** The logo. Its name is hidden as a whole if it does not fit, not cut off. */
export function BrandMark() {
  const { status, imageUrl } = useSite();
  const { name, mui } = status.info;
  return (
    <span className={styles.brand}>
      <img
        className={styles.mark}
        src={imageUrl(brandArtPath(mui, 'icon.svg'))}
        alt=""
        width="40"
        height="40"
      />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
