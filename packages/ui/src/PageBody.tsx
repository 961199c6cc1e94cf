import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

type Props = {
  /** Left out if the bar above already shows it. */
  title?: string | null;
  lead?: string;
  children: ReactNode;
};

/** The inside of a page: its margins, its heading, and the distance between its parts. */
export function PageBody({ title, lead, children }: Props) {
  return (
    <div className={styles.body}>
      {title && (
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
