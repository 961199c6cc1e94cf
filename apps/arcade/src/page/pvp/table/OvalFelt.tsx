import styles from './OvalFelt.module.css';

/** The table from above: a padded rail around cloth in the theme's colour, under a lamp. */
export function OvalFelt() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <div className={styles.cloth}>
        <div className={styles.line} />
      </div>
    </div>
  );
}
