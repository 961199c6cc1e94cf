import type { ReactNode } from 'react';
import styles from './NoData.module.css';

type Props = { art: ReactNode; title: string; detail: string; children?: ReactNode };

/** Says that there is nothing, why, and (as children) what to do next. */
export function NoData({ art, title, detail, children }: Props) {
  return (
    <section className={styles.panel}>
      <div className={styles.art}>{art}</div>
      <p className={styles.title}>{title}</p>
      <p className={styles.detail}>{detail}</p>
      {children && <div className={styles.next}>{children}</div>}
    </section>
  );
}
