import clsx from 'clsx';
import { Spinner } from './Spinner.tsx';
import styles from './Toast.module.css';

type Props = { words: string; kind?: 'plain' | 'loading' };

/** One sentence over the page. Whoever shows it also takes it away again. */
export function Toast({ words, kind = 'plain' }: Props) {
  return (
    <div className={clsx(styles.toast, styles[kind])} role="status">
      {kind === 'loading' && <Spinner label={words} />}
      <span>{words}</span>
    </div>
  );
}
