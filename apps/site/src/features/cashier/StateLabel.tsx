import clsx from 'clsx';
import styles from './StateLabel.module.css';

export type Tone = 'busy' | 'good' | 'bad' | 'over';
/** The state of one step of a deposit or withdrawal; `off`: it will not be reached any more. */
export type StepState = 'done' | 'now' | 'ahead' | 'off';

export function StateLabel({ words, tone }: { words: string; tone: Tone }) {
  return <span className={clsx(styles.label, styles[tone])}>{words}</span>;
}
