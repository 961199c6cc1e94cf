import { formatYear } from '../platform/format.ts';
import { brandArtPath } from '../platform/images.ts';
import type { Site } from '../platform/site.ts';
import { TEXTS_TAG, text } from '../platform/texts.ts';
import styles from './BrandFooter.module.css';

/** Specification section 8; see docs/decisions/0019. */
const FOUNDED_YEAR = '2019';

export function BrandFooter({ site: { status, clock, imageUrl } }: { site: Site }) {
  const { name, mui, timeZone } = status.info;
  const year = formatYear({ at: clock.now(), timeZone });
  return (
    <footer className={styles.footer} lang={TEXTS_TAG}>
      <img
        className={styles.mark}
        src={imageUrl(brandArtPath(mui, 'logo.svg'))}
        alt=""
        width="22"
        height="22"
      />
      <p>{text('footer.copyright', { since: FOUNDED_YEAR, year, name })}</p>
    </footer>
  );
}
