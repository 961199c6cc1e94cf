import styles from './Chips.module.css';
import { RadioRow, type RadioRowProps } from './RadioRow.tsx';

/** `strip`: scrolls sideways. `grid`: all visible. */
type Props<Value extends string> = RadioRowProps<Value> & { shape?: 'strip' | 'grid' };

/** One of many. */
export function Chips<Value extends string>({ shape = 'strip', ...props }: Props<Value>) {
  return <RadioRow {...props} look={{ row: styles[shape], option: styles.chip }} />;
}
