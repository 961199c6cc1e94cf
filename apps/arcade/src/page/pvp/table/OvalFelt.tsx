import { useLook } from '../../platform/look.ts';
import styles from './OvalFelt.module.css';

/** The table from above: a padded rail around cloth in the theme's colour, under a lamp. */
export function OvalFelt() {
  const { title } = useLook();
  return (
    <div className={styles.rail} aria-hidden="true">
      <div className={styles.cloth}>
        <div className={styles.line} />
        <p className={styles.title}>{title}</p>
      </div>
    </div>
  );
}
