import clsx from 'clsx';
import styles from './Colours.module.css';
import { colourOf } from './number-colour.ts';

/** A number in the colour of its pocket. */
export function NumberPill({ number, className }: { number: number; className?: string | undefined }) {
  return <span className={clsx(styles.number, styles[colourOf(number)], className)}>{number}</span>;
}
