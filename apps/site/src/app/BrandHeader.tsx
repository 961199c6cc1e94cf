import { brandArtPath } from '../platform/images.ts';
import type { Site } from '../platform/site.ts';
import { text } from '../platform/texts.ts';
import styles from './BrandHeader.module.css';

export function BrandHeader({ site: { status, imageUrl } }: { site: Site }) {
  const { name, mui, minimumAge } = status.info;
  return (
    <header className={styles.header}>
      <img
        className={styles.mark}
        src={imageUrl(brandArtPath(mui, 'icon.svg'))}
        alt=""
        width="40"
        height="40"
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.age} role="img" aria-label={text('frame.minimumAgeLabel', { age: minimumAge })}>
        {text('frame.minimumAge', { age: minimumAge })}
      </span>
    </header>
  );
}
