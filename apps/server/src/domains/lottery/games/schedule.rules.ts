import { SECOND_MS } from '@parlour/clock/durations';
import { businessDate, startOfDate } from '../../../tenancy/business-day.rules.ts';
import { nextDate } from '../../../tenancy/calendar.rules.ts';

/** When a lottery is drawn, on the clock of its own zone. */
export type Schedule = {
  readonly timeZone: string;
  /** Sales end this long before the draw. */
  readonly closeSeconds: number;
} & (
  | { readonly kind: 'every'; readonly seconds: number }
  /** Weekdays from 0, Sunday; absent: every day. */
  | {
      readonly kind: 'daily';
      readonly times: readonly string[];
      readonly weekdays?: readonly number[] | undefined;
    }
);

/** An issue as the schedule has it. */
export type Planned = { numero: string; opensMs: number; closesMs: number; drawsMs: number };

/** How far back the draw before the first of a week is looked for. */
const DAYS_BACK = 8;

/** The first issues that close after a moment, in order. */
export function planAfter(schedule: Schedule, fromMs: number, count: number): Planned[] {
  const planned: Planned[] = [];
  let day = nextDate(dayAt(schedule, fromMs), -1);
  // A zone of any clock has at least a draw a week, or none at all.
  for (let empty = 0; planned.length < count && empty <= DAYS_BACK; day = nextDate(day)) {
    const ofDay = planDay(schedule, day);
    empty = ofDay.length === 0 ? empty + 1 : 0;
    planned.push(...ofDay.filter(({ closesMs }) => closesMs > fromMs).slice(0, count - planned.length));
  }
  return planned;
}

/** Every issue drawn on a day of the zone. */
export function planDay(schedule: Schedule, day: string): Planned[] {
  return schedule.kind === 'every' ? planFast(schedule, day) : planTimes(schedule, day);
}

/**
 * Numbers of a day only grow: where an earlier schedule has used up those of this one, they go on from the last. A day
 * with a single draw, which has no place, has it already. With an unchanged schedule nothing changes.
 */
export function numberOn(planned: readonly Planned[], last: string | undefined): Planned[] {
  let [lastDay = '', lastPlace = ''] = last?.split('-') ?? [];
  return planned.flatMap((issue) => {
    const [day = '', place] = issue.numero.split('-');
    if (place === undefined) return issue.numero === last ? [] : [issue];
    const isTaken = day === lastDay && Number(place) <= Number(lastPlace);
    const own = isTaken ? String(Number(lastPlace) + 1).padStart(place.length, '0') : place;
    [lastDay, lastPlace] = [day, own];
    return [{ ...issue, numero: `${day}-${own}` }];
  });
}

const dayAt = ({ timeZone }: Schedule, atMs: number) =>
  businessDate({ timeZone, dayStartsAt: '00:00' }, atMs);

/** From midnight to midnight; where a clock is changed, the day has more or fewer of them. */
function planFast(schedule: Schedule & { kind: 'every' }, day: string): Planned[] {
  const { timeZone, closeSeconds, seconds } = schedule;
  const clocks = { timeZone, dayStartsAt: '00:00' };
  const startsMs = startOfDate(clocks, day);
  const everyMs = seconds * SECOND_MS;
  const count = Math.floor((startOfDate(clocks, nextDate(day)) - startsMs) / everyMs);
  const width = Math.max(3, String(count).length);
  return Array.from({ length: count }, (_, index) => {
    const drawsMs = startsMs + (index + 1) * everyMs;
    return {
      numero: `${compact(day)}-${String(index + 1).padStart(width, '0')}`,
      opensMs: drawsMs - everyMs - closeSeconds * SECOND_MS,
      closesMs: drawsMs - closeSeconds * SECOND_MS,
      drawsMs,
    };
  });
}

function planTimes(schedule: Schedule & { kind: 'daily' }, day: string): Planned[] {
  const { times, closeSeconds } = schedule;
  return momentsOf(schedule, day).map((drawsMs, index) => ({
    numero: times.length > 1 ? `${compact(day)}-${String(index + 1).padStart(2, '0')}` : compact(day),
    opensMs: before(schedule, day, drawsMs) - closeSeconds * SECOND_MS,
    closesMs: drawsMs - closeSeconds * SECOND_MS,
    drawsMs,
  }));
}

function momentsOf({ timeZone, times, weekdays }: Schedule & { kind: 'daily' }, day: string): number[] {
  if (weekdays && !weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay())) return [];
  return times.map((dayStartsAt) => startOfDate({ timeZone, dayStartsAt }, day)).sort((a, b) => a - b);
}

/** The draw before one: the next goes on sale when it closes. */
function before(schedule: Schedule & { kind: 'daily' }, day: string, drawsMs: number): number {
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const earlier = momentsOf(schedule, nextDate(day, -back)).filter((moment) => moment < drawsMs);
    const last = earlier.at(-1);
    if (last !== undefined) return last;
  }
  return startOfDate({ timeZone: schedule.timeZone, dayStartsAt: '00:00' }, day);
}

const compact = (day: string) => day.replaceAll('-', '');
