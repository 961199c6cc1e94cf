import type { ReactNode } from 'react';
import styles from './ClosedNotice.module.css';

type Props = { art: ReactNode; title: string; detail: string; children: ReactNode };

/** A page that says why there is nothing else to see. */
export function ClosedNotice({ art, title, detail, children }: Props) {
  return (
    <section className={styles.notice}>
      <div className={styles.art}>{art}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.detail}>{detail}</p>
      <div className={styles.rest}>{children}</div>
    </section>
  );
}
