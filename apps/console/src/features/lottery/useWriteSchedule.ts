import { DAY_MS } from '@parlour/clock/durations';
import { useLocale, useText } from '../../platform/texts.tsx';
import type { Setup } from './lottery.rules.ts';

const MINUTE_S = 60;
/** A Sunday: the days of a week are named from it. */
const SUNDAY_MS = Date.UTC(2026, 0, 4);

/** The days of the week by number, from 0, Sunday. */
export function useWeekdayNames(): (day: number) => string {
  const names = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', timeZone: 'UTC' });
  return (day) => names.format(SUNDAY_MS + day * DAY_MS);
}

/** A schedule in one line. */
export function useWriteSchedule(): (schedule: Setup['schedule']) => string {
  const text = useText();
  const nameDay = useWeekdayNames();
  return (schedule) => {
    if (schedule.kind === 'every')
      return schedule.seconds % MINUTE_S === 0
        ? text('lottery.schedule.minutes', { minutes: schedule.seconds / MINUTE_S })
        : text('lottery.schedule.every', { seconds: schedule.seconds });
    const times = schedule.times.join(', ');
    return schedule.weekdays ? `${schedule.weekdays.map(nameDay).join(' ')} · ${times}` : times;
  };
}
