import { currencyOf } from '@parlour/money';
import { Section, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import type { BusinessClock } from '../../../platform/records/days.rules.ts';
import { NoRecords } from '../../../platform/records/NoRecords.tsx';
import { RangeChoice } from '../../../platform/records/RangeChoice.tsx';
import { RecordsFailed } from '../../../platform/records/RecordList.tsx';
import { useRange } from '../../../platform/records/useRange.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { directionOf } from '../money.rules.ts';
import { FinanceReport } from './FinanceReport.tsx';
import styles from './ProfitLoss.module.css';
import { ProfitLossChart } from './ProfitLossChart.tsx';
import { ProfitLossDays } from './ProfitLossDays.tsx';
import { type Report, useProfitLoss } from './useProfitLoss.ts';

const RESULT = {
  up: 'wallet.profitLoss.gain',
  down: 'wallet.profitLoss.loss',
  even: 'wallet.profitLoss.even',
} as const;

/** What the member won and lost, day by day, and where their money came from and went. */
export function ProfitLoss({ clock }: { clock: BusinessClock }) {
  const range = useRange(clock, 'week');
  const { report, isFailed, reload } = useProfitLoss(range.range);
  return (
    <>
      <RangeChoice clock={clock} range={range} />
      {isFailed && <RecordsFailed onRetry={reload} />}
      {!isFailed && !report && <ReportWaiting />}
      {!isFailed && report && (
        <Reported report={report} onReset={range.name === 'month' ? null : () => range.choose('month')} />
      )}
    </>
  );
}

function Reported({ report, onReset }: { report: Report; onReset: (() => void) | null }) {
  const { showSigned } = useMoney();
  const text = useText();
  const written = currencyOf(report.currency);
  const { net } = report.totals;
  return (
    <>
      <div className={styles.card}>
        <p className={styles.label}>{text(RESULT[directionOf(net)])}</p>
        <p className={clsx(styles.net, styles[directionOf(net)])}>{showSigned(net, written)}</p>
        <ProfitLossChart days={report.days} written={written} />
      </div>
      <Section title={text('wallet.profitLoss.report')}>
        <FinanceReport report={report} written={written} />
      </Section>
      <Section title={text('wallet.profitLoss.days')}>
        <ProfitLossDays
          report={report}
          written={written}
          empty={<NoRecords icon="chart" detail={text('wallet.profitLoss.emptyDetail')} onReset={onReset} />}
        />
      </Section>
    </>
  );
}

function ReportWaiting() {
  const text = useText();
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.unseen}>{text('wallet.records.loading')}</p>
      <div className={styles.chartWaiting}>
        <Skeleton shape="fill" />
      </div>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
