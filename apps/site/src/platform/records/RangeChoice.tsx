import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';
import { Segments, TextField } from '@parlour/ui';
import { useSite } from '../site.ts';
import { useFormats, useText } from '../texts/texts.tsx';
import { type BusinessClock, DAYS_OF } from './days.rules.ts';
import styles from './RangeChoice.module.css';
import type { useRange } from './useRange.ts';

type Props = { clock: BusinessClock; range: ReturnType<typeof useRange> };

/** Business days, by a preset span or by custom dates. */
export function RangeChoice({ clock, range }: Props) {
  const text = useText();
  return (
    <div className={styles.range}>
      <Segments
        label={text('wallet.range.title')}
        options={[
          { value: 'today', label: text('wallet.range.today') },
          { value: 'week', label: text('wallet.range.days', { count: DAYS_OF.week }) },
          { value: 'month', label: text('wallet.range.days', { count: DAYS_OF.month }) },
          { value: 'own', label: text('wallet.range.own') },
        ]}
        value={range.name}
        onChange={range.choose}
      />
      {range.name === 'own' && <OwnDates clock={clock} range={range} />}
    </div>
  );
}

function OwnDates({ clock, range: { entered, enter, problem } }: Props) {
  const text = useText();
  const { zone } = useFormats();
  const site = useSite();
  const words = {
    backwards: text('wallet.range.backwards'),
    tooLong: text('wallet.range.tooLong', { count: REPORT_DAYS_MAX }),
  };
  const error = problem === 'backwards' || problem === 'tooLong' ? words[problem] : null;
  return (
    <>
      <div className={styles.dates}>
        <TextField
          type="date"
          label={text('wallet.range.from')}
          value={entered.from}
          max={clock.today}
          error={error}
          onChange={(from) => enter({ ...entered, from })}
        />
        <TextField
          type="date"
          label={text('wallet.range.to')}
          value={entered.to}
          max={clock.today}
          onChange={(to) => enter({ ...entered, to })}
        />
      </div>
      <p className={styles.clock}>
        {text('wallet.range.clock', { time: clock.dayStartsAt, zone: zone(site.clock.now()).offset })}
      </p>
    </>
  );
}
