import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

/** Something to know before going on; not an error. */
export function Notice({ icon, title, detail }: { icon: IconName; title: string; detail: string }) {
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </div>
  );
}
