import type { Language, SystemInfo } from '@parlour/client';
import { brandArtPath, type ImageUrl } from '../../platform/images.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import styles from './Hero.module.css';

type Props = { info: Pick<SystemInfo, 'tagline' | 'mui'>; language: Language; imageUrl: ImageUrl };

export function Hero({ info, language, imageUrl }: Props) {
  return (
    <section className={styles.hero}>
      <h1 className={styles.tagline} lang={LANGUAGE_NAMES[language].tag}>
        {info.tagline}
      </h1>
      <img
        className={styles.art}
        src={imageUrl(brandArtPath(info.mui, 'hero.svg'))}
        alt=""
        width="360"
        height="312"
        fetchPriority="high"
      />
    </section>
  );
}
