import { type Written, writeDecimal } from '@parlour/money';
import clsx from 'clsx';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import { chartOf } from './chart.rules.ts';
import styles from './ProfitLossChart.module.css';

type Props = { days: readonly { day: string; net: string }[]; written: Written };

/** Shorter spans keep the bar width of a week. */
const PLACES_MIN = 7;
const BAR_WIDTH = 0.62;

/** A bar for every day. Screen readers get a summary, and every figure is in the table below. */
export function ProfitLossChart({ days, written }: Props) {
  const { showSigned, formatAmount } = useMoney();
  const text = useText();
  const { shortDay, day } = useFormats();
  const { bars, zero, highest, lowest } = chartOf(days);
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  // Without bars the chart would be an empty frame.
  if (!first || !last || bars.length === 0) return null;
  const places = Math.max(PLACES_MIN, days.length);
  const indent = (places - days.length) / 2;
  const shown = (amount: bigint) => showSigned(writeDecimal(amount), written);
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={text('wallet.profitLoss.chart', {
        from: day(first),
        to: day(last),
        best: shown(highest),
        worst: shown(lowest),
      })}
    >
      <div className={styles.plot}>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${places} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <line className={styles.zero} x1="0" x2={places} y1={zero} y2={zero} />
          {bars.map((bar) => (
            <rect
              key={bar.day}
              className={clsx(styles.bar, bar.isGain ? styles.gain : styles.loss)}
              x={indent + bar.index + (1 - BAR_WIDTH) / 2}
              y={bar.top}
              width={BAR_WIDTH}
              height={bar.height}
            />
          ))}
        </svg>
        {highest > 0n && <span className={styles.highest}>{`+${formatAmount(highest, written)}`}</span>}
        {lowest < 0n && <span className={styles.lowest}>{formatAmount(lowest, written)}</span>}
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{shortDay(first)}</span>
        {first !== last && <span>{shortDay(last)}</span>}
      </p>
    </div>
  );
}
