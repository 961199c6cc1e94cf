import styles from './EmptyArt.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** The brand's own quiet scene, which the document names (`--empty-art`), and a tile that says what is missing. */
export function EmptyArt({ icon }: { icon: IconName }) {
  return (
    <div className={styles.art} aria-hidden="true">
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
    </div>
  );
}
