import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

type Props = {
  /** Left out where a bar above shows it. */
  title?: string;
  lead?: string;
  children: ReactNode;
};

/** The inside of a page: its margins, its first words, and the distance between its parts. */
export function PageBody({ title, lead, children }: Props) {
  return (
    <div className={styles.body}>
      {(title || lead) && (
        <div>
          {title && <h1 className={styles.title}>{title}</h1>}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
