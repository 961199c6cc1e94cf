import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Row.module.css';

type Props = {
  icon: IconName;
  title: string;
  detail?: ReactNode;
  /** Beside the end, such as a badge. */
  mark?: ReactNode;
  end?: IconName;
};

/** One line of a panel: its subject, a sentence about it, and where it leads, if anywhere. */
export function Row({ icon, title, detail, mark, end }: Props) {
  return (
    <span className={styles.row}>
      <span className={styles.badge}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {mark}
      {end && (
        <span className={styles.end}>
          <Icon name={end} />
        </span>
      )}
    </span>
  );
}
