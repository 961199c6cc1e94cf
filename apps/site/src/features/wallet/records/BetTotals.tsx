import type { Written } from '@parlour/money';
import { Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { directionOf } from '../money.rules.ts';
import styles from './BetTotals.module.css';

/** A few figures side by side. */
export function BetTotals({ children }: { children: ReactNode }) {
  return <dl className={styles.totals}>{children}</dl>;
}

type Props = {
  label: string;
  /** Undefined until it is known; its space is reserved. */
  amount: string | undefined;
  written: Written | null;
  isSigned?: boolean;
};

export function Total({ label, amount, written, isSigned = false }: Props) {
  const { showMoney, showSigned } = useMoney();
  const isKnown = amount !== undefined && written !== null;
  return (
    <div className={styles.total}>
      <dt className={styles.label}>{label}</dt>
      <dd className={clsx(styles.amount, isSigned && isKnown && styles[directionOf(amount)])}>
        {isKnown ? isSigned ? showSigned(amount, written) : showMoney(amount, written) : <Skeleton />}
      </dd>
    </div>
  );
}
