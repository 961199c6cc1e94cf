import type { LotteryFamily } from '@parlour/contract/values/lottery';
import type { Settings } from '@parlour/lottery-rules';
import { panel } from '@parlour/ui';
import { useMemo } from 'react';
import type { DrawnIssue } from './groups.rules.ts';
import styles from './LongRuns.module.css';
import { LONG_RUN_FROM, longRunsOf } from './runs.rules.ts';
import { useTrendText } from './trend-text.ts';
import { useTrendNames } from './useTrendNames.ts';

type Props = { family: LotteryFamily; issues: readonly DrawnIssue[]; settings: Settings | undefined };

/** Dots of a run that fit into a line. */
const DOTS_MAX = 12;

/** Sides that come issue after issue, up to the newest. */
export function LongRuns({ family, issues, settings }: Props) {
  const text = useTrendText();
  const { labelOf, sideOf } = useTrendNames(family);
  const runs = useMemo(() => longRunsOf(family, issues, settings), [family, issues, settings]);
  const draws = issues.filter(({ result }) => result).length;
  if (runs.length === 0)
    return <p className={styles.none}>{text('trends.noRuns', { count: LONG_RUN_FROM })}</p>;
  return (
    <ul className={panel.panel}>
      {runs.map(({ track, side, current, longest }) => (
        <li key={`${track.id}-${side}`} className={styles.run}>
          <span className={styles.words}>
            <span className={styles.side}>{`${labelOf(track.label)} · ${sideOf(side)}`}</span>
            <span className={styles.longest}>{text('trends.longestSoFar', { draws, count: longest })}</span>
          </span>
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: Math.min(current, DOTS_MAX) }, (_, dot) => dot).map((dot) => (
              <span key={dot} className={styles.dot} />
            ))}
          </span>
          <span className={styles.current}>{text('trends.inARow', { count: current })}</span>
        </li>
      ))}
    </ul>
  );
}
