import type { Written } from '@parlour/money';
import { Dialog, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { directionOf } from '../money.rules.ts';
import styles from './RecordDialog.module.css';

type Props = {
  title: string;
  amount: string;
  written: Written;
  onClose: () => void;
  /** Lines of detail. */
  children: ReactNode;
};

export function RecordDialog({ title, amount, written, onClose, children }: Props) {
  const { showSigned } = useMoney();
  const text = useText();
  useCountedDialog();
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={text('shell.close')} onPress={close} />
          </div>
          <p className={clsx(styles.amount, styles[directionOf(amount)])}>{showSigned(amount, written)}</p>
          <dl className={styles.lines}>{children}</dl>
        </div>
      )}
    </Dialog>
  );
}

export function DetailLine({
  label,
  value,
  isCopied = false,
}: {
  label: string;
  value: string;
  isCopied?: boolean;
}) {
  const text = useText();
  const copy = () => {
    navigator.clipboard.writeText(value).then(() => showToast(text('member.copied'), 'lobby'), reportError);
  };
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.words}>{value}</span>
        {/* Browsers have no clipboard on plain http; the text can still be selected. */}
        {isCopied && navigator.clipboard && (
          <IconButton icon="copy" label={text('wallet.detail.copy', { label })} onPress={copy} />
        )}
      </dd>
    </div>
  );
}
