import { brandArtPath } from '../../../platform/device/images.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Slide.module.css';

/** The brand's own picture and slogan; a member sees a greeting instead. */
export function HeroSlide({ greeting }: { greeting: string | null }) {
  const { status, imageUrl } = useSite();
  const { tagline, mui } = status.info;
  return (
    <div className={styles.hero}>
      <h1 className={styles.tagline}>{greeting ?? tagline}</h1>
      <img
        className={styles.art}
        src={imageUrl(brandArtPath(mui, 'hero.svg'))}
        alt=""
        width="360"
        height="312"
        fetchPriority="high"
      />
    </div>
  );
}
