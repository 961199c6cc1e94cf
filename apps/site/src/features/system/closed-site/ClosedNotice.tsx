import type { ReactNode } from 'react';
import styles from './ClosedNotice.module.css';

type Props = { art: ReactNode; title: string; detail: string; children: ReactNode };

/** The page that says why the site is closed. */
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
