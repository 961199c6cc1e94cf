import { initialsOf } from '../game-art.rules.ts';
import styles from './VendorMark.module.css';

/** A vendor's mark, made of its initials. */
export function VendorMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
