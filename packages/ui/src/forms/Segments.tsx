import { RadioRow, type RadioRowProps } from './RadioRow.tsx';
import styles from './Segments.module.css';

/** One of two to four, side by side. */
export function Segments<Value extends string>(props: RadioRowProps<Value>) {
  return <RadioRow {...props} look={{ row: styles.segments, option: styles.segment }} />;
}
