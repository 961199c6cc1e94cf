import styles from './EmptyArt.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** An empty tile with a shadow: the subject exists, its content does not. */
export function EmptyArt({ icon }: { icon: IconName }) {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg className={styles.orbits} viewBox="0 0 148 148" aria-hidden="true">
        <circle className={styles.glow} cx="74" cy="74" r="60" />
        <circle className={styles.orbit} cx="74" cy="74" r="46" />
        <circle className={styles.orbit} cx="74" cy="74" r="68" />
        <circle className={styles.near} cx="28" cy="74" r="4" />
        <circle className={styles.far} cx="126" cy="30" r="6" />
        <circle className={styles.dim} cx="112" cy="130" r="3.5" />
      </svg>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
    </div>
  );
}
