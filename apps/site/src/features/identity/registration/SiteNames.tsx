import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './SiteNames.module.css';

/** Specification section 2: footer lines that say whose site the visitor registers on. */
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
