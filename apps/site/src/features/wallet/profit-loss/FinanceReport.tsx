import type { Written } from '@parlour/money';
import { panel } from '@parlour/ui';
import clsx from 'clsx';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import styles from './FinanceReport.module.css';
import type { Report } from './useProfitLoss.ts';

type Props = { report: Pick<Report, 'totals' | 'summary'>; written: Written };

/** From the opening to the closing balance: deposits, withdrawals and the result of play. */
export function FinanceReport({ report: { totals, summary }, written }: Props) {
  const { showMoney, showSigned } = useMoney();
  const text = useText();
  const name = useRecordText();
  const money = (decimal: string) => showMoney(decimal, written);
  return (
    <dl className={panel.panel}>
      <Line label={text('wallet.figure.opening')} value={money(summary.opening)} />
      <Line label={name('records.kind.deposit')} value={money(totals.deposits)} />
      <Line label={name('records.kind.withdrawal')} value={money(totals.withdrawals)} />
      <Line label={text('wallet.figure.staked')} value={money(totals.bets)} />
      <Line label={text('wallet.figure.won')} value={money(totals.wins)} />
      <Line label={text('wallet.figure.net')} value={showSigned(totals.net, written)} isStrong />
      <Line label={name('records.kind.bonus')} value={money(totals.bonuses)} />
      <Line label={name('records.kind.adjustment')} value={showSigned(totals.adjustments, written)} />
      <Line label={text('wallet.figure.closing')} value={money(summary.closing)} isStrong />
    </dl>
  );
}

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={clsx(styles.line, isStrong && styles.strong)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
