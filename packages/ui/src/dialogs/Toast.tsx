import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Spinner } from '../Spinner.tsx';
import styles from './Toast.module.css';

type Props = { words: string; kind?: 'plain' | 'loading' };

/** One sentence over the page, and over an open dialog. The code that shows it also removes it. */
export function Toast({ words, kind = 'plain' }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  // A browser without popovers shows it like any other element, below dialogs.
  useEffect(() => toast.current?.showPopover?.(), []);
  return (
    <div ref={toast} className={clsx(styles.toast, styles[kind])} role="status" popover="manual">
      {kind === 'loading' && <Spinner label={words} />}
      <span>{words}</span>
    </div>
  );
}
