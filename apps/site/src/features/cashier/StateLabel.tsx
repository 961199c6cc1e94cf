import clsx from 'clsx';
import styles from './StateLabel.module.css';

export type Tone = 'busy' | 'good' | 'bad' | 'over';
/** Where a step of a deposit's or withdrawal's way stands; `off`: it is not taken any more. */
export type StepState = 'done' | 'now' | 'ahead' | 'off';

export function StateLabel({ words, tone }: { words: string; tone: Tone }) {
  return <span className={clsx(styles.label, styles[tone])}>{words}</span>;
}
