import clsx from 'clsx';
import { BARS_MAX } from './chart.rules.ts';
import styles from './HotCold.module.css';
import { byTimes, type ColumnFigures, EXTREMES_LISTED, type Heat, heatOf } from './omissions.rules.ts';
import { useTrendText } from './trend-text.ts';

type Props = { names: readonly string[]; figures: readonly ColumnFigures[]; isNamed: boolean };

/** How often each value came: as bars, or of many values the hottest and the coldest. */
export function HotCold({ names, figures, isNamed }: Props) {
  if (names.length > BARS_MAX) return <Extremes names={names} figures={figures} />;
  return <Bars names={names} figures={figures} isNamed={isNamed} />;
}

const TALL = 100;

function Bars({ names, figures, isNamed }: Props) {
  const text = useTrendText();
  const heat = heatOf(figures);
  const most = figures.reduce((top, { times }) => Math.max(top, times), 1);
  return (
    <ul className={clsx(styles.bars, names.length > 12 && styles.dense, isNamed && styles.named)}>
      {names.map((name, column) => {
        const times = figures[column]?.times ?? 0;
        const height = (TALL * times) / most;
        return (
          <li key={name} className={clsx(styles.bar, classOf(heat[column] ?? null))}>
            <span className={styles.unseen}>{text('trends.cameTimes', { name, count: times })}</span>
            <span className={styles.times} aria-hidden="true">
              {times}
            </span>
            <svg
              className={styles.column}
              viewBox={`0 0 10 ${TALL}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={styles.rest} width="10" height={TALL} />
              <rect className={styles.share} y={TALL - height} width="10" height={height} />
            </svg>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Extremes({ names, figures }: Omit<Props, 'isNamed'>) {
  const text = useTrendText();
  const ordered = byTimes(figures);
  return (
    <div className={styles.extremes}>
      <Extreme
        title={text('trends.hot')}
        heat="hot"
        columns={ordered.slice(0, EXTREMES_LISTED)}
        names={names}
        figures={figures}
      />
      <Extreme
        title={text('trends.cold')}
        heat="cold"
        columns={ordered.toReversed().slice(0, EXTREMES_LISTED)}
        names={names}
        figures={figures}
      />
    </div>
  );
}

type ExtremeProps = Omit<Props, 'isNamed'> & { title: string; heat: Heat; columns: readonly number[] };

function Extreme({ title, heat, columns, names, figures }: ExtremeProps) {
  const text = useTrendText();
  return (
    <div className={clsx(styles.extreme, classOf(heat))}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.chips}>
        {columns.map((column) => {
          const name = names[column] ?? '';
          const count = figures[column]?.times ?? 0;
          return (
            <li key={name} className={styles.chip}>
              <span className={styles.unseen}>{text('trends.cameTimes', { name, count })}</span>
              <span className={styles.number} aria-hidden="true">
                {name}
              </span>
              <span className={styles.count} aria-hidden="true">
                {`× ${count}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function classOf(heat: Heat): string | undefined {
  if (heat === null) return undefined;
  return heat === 'hot' ? styles.hot : styles.cold;
}
