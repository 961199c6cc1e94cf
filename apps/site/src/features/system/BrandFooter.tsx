import { brandArtPath } from '../../platform/device/images.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { useFormats, useText } from '../../platform/texts/texts.tsx';
import styles from './BrandFooter.module.css';

/** Specification section 9; see docs/decisions/0019. */
const FOUNDED_YEAR = '2019';

const LEGAL: readonly RouteName[] = [
  'about',
  'userAgreement',
  'terms',
  'privacy',
  'licences',
  'responsibleGaming',
  'help',
];

/** The legal line and, on an open site, the links to the legal pages. */
export function BrandFooter({ hasLinks }: { hasLinks: boolean }) {
  const text = useText();
  const { year } = useFormats();
  const { status, clock, imageUrl } = useSite();
  const { name, mui } = status.info;
  return (
    <footer className={styles.footer}>
      {hasLinks && (
        <ul className={styles.links}>
          {LEGAL.map((route) => (
            <li key={route}>
              <Link className={styles.link} to={ROUTES[route].path}>
                {text(ROUTES[route].title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.copyright}>
        <img
          className={styles.mark}
          src={imageUrl(brandArtPath(mui, 'icon.svg'))}
          alt=""
          width="22"
          height="22"
        />
        {text('footer.copyright', { since: FOUNDED_YEAR, year: year(clock.now()), name })}
      </p>
    </footer>
  );
}
