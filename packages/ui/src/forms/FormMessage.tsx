import clsx from 'clsx';
import { Icon } from '../Icon.tsx';
import styles from './FormMessage.module.css';

type Props = { words: string; kind?: 'error' | 'info' | 'success' };

const ICONS = { error: 'info', info: 'info', success: 'check' } as const;

/** A message about the form as a whole; screen readers announce it when it appears. */
export function FormMessage({ words, kind = 'error' }: Props) {
  return (
    <p className={clsx(styles.message, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <span>{words}</span>
    </p>
  );
}
