import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './SiteNames.module.css';

/** Specification section 2: footer lines of site names, so that one knows on whose site one registers. */
export function SiteNames() {
  const text = useText();
  const { name, tagline, mainDomain } = useBrand();
  return (
    <div className={styles.names}>
      <p className={styles.name}>{name}</p>
      <p>{tagline}</p>
      <p>{text('registration.footer.site', { name, domain: mainDomain })}</p>
    </div>
  );
}
