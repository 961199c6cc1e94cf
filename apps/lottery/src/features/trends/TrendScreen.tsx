import type { LotteryFamily } from '@parlour/contract/values/lottery';
import type { Settings } from '@parlour/lottery-rules';
import { Button, Chips, EmptyArt, FormMessage, NoData, Section, Segments, Skeleton } from '@parlour/ui';
import { useMemo, useState } from 'react';
import { EndingsGrid } from './EndingsGrid.tsx';
import { type DrawnIssue, groupsOf } from './groups.rules.ts';
import { HotCold } from './HotCold.tsx';
import { LongRuns } from './LongRuns.tsx';
import { TREND_WINDOWS, trendOf } from './omissions.rules.ts';
import { TrendChart } from './TrendChart.tsx';
import styles from './TrendScreen.module.css';
import { useTrendText } from './trend-text.ts';
import { useTrendNames } from './useTrendNames.ts';
import { useTrendResults } from './useTrendResults.ts';

type Props = {
  gameId: string;
  family: LotteryFamily;
  /** How this house plays the family, from the terms: it decides what a side is. */
  settings?: Settings | undefined;
  /** The number of the newest drawn issue, where it is known: another one asks for the results again. */
  newest?: string | null;
};

/** What the past results show: charts by place, hot and cold numbers, and long runs of sides. */
export function TrendScreen({ gameId, family, settings, newest = null }: Props) {
  const text = useTrendText();
  const { issues, isFailed, reload } = useTrendResults(gameId, newest);
  if (issues?.some(({ result }) => result))
    return <Trends key={family} family={family} issues={issues} settings={settings} />;
  if (issues)
    return (
      <NoData
        art={<EmptyArt icon="chart" />}
        title={text('trends.empty')}
        detail={text('trends.emptyDetail')}
      />
    );
  if (!isFailed) return <Waiting />;
  return (
    <div className={styles.screen}>
      <FormMessage words={text('trends.failed')} />
      <Button kind="quiet" icon="reload" label={text('trends.retry')} onPress={reload} />
    </div>
  );
}

type TrendsProps = {
  family: LotteryFamily;
  issues: readonly DrawnIssue[];
  settings: Settings | undefined;
};

function Trends({ family, issues, settings }: TrendsProps) {
  const text = useTrendText();
  const { labelOf, columnsOf } = useTrendNames(family);
  const groups = groupsOf(family);
  const [groupId, setGroupId] = useState(groups[0]?.id ?? '');
  const [chosen, setWindow] = useState<string>(String(TREND_WINDOWS[0]));
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const window = Number(chosen);
  const trend = useMemo(
    () => (group ? trendOf(group, issues, window) : { rows: [], figures: [] }),
    [group, issues, window],
  );
  if (!group) return null;
  const names = columnsOf(group);
  const label = labelOf(group.label);
  const count = trend.rows.length;
  return (
    <div className={styles.screen}>
      {groups.length > 1 && (
        <Chips
          label={text('trends.tabs')}
          options={groups.map(({ id, label: own }) => ({ value: id, label: labelOf(own) }))}
          value={group.id}
          onChange={setGroupId}
        />
      )}
      <Segments
        label={text('trends.window')}
        options={TREND_WINDOWS.map((own) => ({ value: String(own), label: String(own) }))}
        value={chosen}
        onChange={setWindow}
      />
      {group.shape === 'grid' ? (
        <EndingsGrid title={label} figures={trend.figures} />
      ) : (
        // Drawn anew: another chart begins at its newest row.
        <TrendChart key={`${group.id}-${window}`} title={label} group={group} names={names} trend={trend} />
      )}
      <div className={styles.more}>
        <Section title={text('trends.hotCold')}>
          <p className={styles.lead}>{`${label} · ${text('trends.draws', { count })}`}</p>
          <HotCold names={names} figures={trend.figures} isNamed={group.isNamed ?? false} />
        </Section>
        <Section title={text('trends.runs')}>
          <LongRuns family={family} issues={issues} settings={settings} />
        </Section>
        <p className={styles.note}>{text('trends.note')}</p>
      </div>
    </div>
  );
}

function Waiting() {
  const text = useTrendText();
  return (
    <div className={styles.screen} aria-busy="true">
      <p className={styles.unseen}>{text('trends.loading')}</p>
      <div className={styles.waitingTabs}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.waitingTabs}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.waitingChart}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}
