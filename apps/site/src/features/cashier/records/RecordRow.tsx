import { panel } from '@parlour/ui';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/routes/Link.tsx';
import { StateLabel, type Tone } from '../StateLabel.tsx';
import styles from './RecordRow.module.css';

type Props = {
  to: string;
  art: ReactNode;
  title: string;
  detail: string;
  amount: string;
  state: { words: string; tone: Tone };
};

export function RecordRow({ to, art, title, detail, amount, state }: Props) {
  return (
    <Link className={panel.link} to={to}>
      <span className={styles.row}>
        {art}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.amount}>{amount}</span>
          <StateLabel words={state.words} tone={state.tone} />
        </span>
      </span>
    </Link>
  );
}
