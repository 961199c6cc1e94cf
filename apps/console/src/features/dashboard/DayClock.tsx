import { Typography } from '@mui/material';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { Today } from './today.rules.ts';

type Clocks = Today['brands'];

/** The clock of the shown brands, if it is one; null: their days begin at different times. */
export function sharedClock(clocks: Clocks): Clocks[number] | null {
  const [first] = clocks;
  const isShared = clocks.every(
    ({ timeZone, startsAt }) => timeZone === first?.timeZone && startsAt === first.startsAt,
  );
  return isShared ? (first ?? null) : null;
}

/** Which day it is, since when, and up to when it is counted. */
export function DayClock({ clocks }: { clocks: Clocks }) {
  const text = useText();
  const clock = sharedClock(clocks);
  const formats = useFormats(clock?.timeZone);
  const own = useFormats();
  if (!clock)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('today.days')}
      </Typography>
    );
  const { day, startsAt, upTo } = clock;
  const timeOf = (at: number) => `${formats.time(at)} ${formats.zone(at)}`;
  const isElsewhere = upTo !== null && own.zone(upTo) !== formats.zone(upTo);
  return (
    <Typography variant="body2" color="textSecondary">
      {text('today.day', { day, from: timeOf(startsAt) })}
      {upTo === null ? null : ` · ${text('today.upTo', { at: timeOf(upTo) })}`}
      {isElsewhere ? ` (${text('today.here', { at: `${own.time(upTo)} ${own.zone(upTo)}` })})` : null}
    </Typography>
  );
}
