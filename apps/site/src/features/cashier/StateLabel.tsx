import clsx from 'clsx';
import styles from './StateLabel.module.css';

export type Tone = 'busy' | 'good' | 'bad' | 'over';

export function StateLabel({ words, tone }: { words: string; tone: Tone }) {
  return <span className={clsx(styles.label, styles[tone])}>{words}</span>;
}
