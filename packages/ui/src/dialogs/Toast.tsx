import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Spinner } from '../Spinner.tsx';
import styles from './Toast.module.css';

type Props = { words: string; kind?: 'plain' | 'loading' };

/** One sentence over the page, and over a dialog that is open. Whoever shows it also takes it away again. */
export function Toast({ words, kind = 'plain' }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  // A browser that knows no popovers shows it as any other element, below dialogs.
  useEffect(() => toast.current?.showPopover?.(), []);
  return (
    <div ref={toast} className={clsx(styles.toast, styles[kind])} role="status" popover="manual">
      {kind === 'loading' && <Spinner label={words} />}
      <span>{words}</span>
    </div>
  );
}
