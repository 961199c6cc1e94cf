import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { BrandSettings } from '@parlour/contract';

/** When the current business day began, on the brand's clock (docs/decisions/0015). */
export function startOfBusinessDay(
  { timeZone, dayStartsAt }: Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>,
  nowMs: number,
): number {
  const startsMs = wallStart(dayStartsAt);
  const wallNow = wallClock(timeZone, nowMs);
  const wallDay = Math.floor((wallNow - startsMs) / DAY_MS) * DAY_MS + startsMs;
  // When clocks are put back, some times appear twice: the day begins with the first of them.
  const starts = [wallDay - DAY_MS, wallDay, wallDay + DAY_MS].map((wall) => momentOf(timeZone, wall));
  return Math.max(...starts.filter((start) => start <= nowMs));
}

/** The date that names the current business day: the one it begins on. */
export function businessDate(
  settings: Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>,
  nowMs: number,
): string {
  const wall = wallClock(settings.timeZone, startOfBusinessDay(settings, nowMs));
  return new Date(wall).toISOString().slice(0, 10);
}

/** When the business day of a date begins, as if the brand had always had this clock. */
export function startOfDate(
  { timeZone, dayStartsAt }: Pick<BrandSettings, 'timeZone' | 'dayStartsAt'>,
  date: string,
): number {
  return momentOf(timeZone, Date.parse(date) + wallStart(dayStartsAt));
}

/** A moment as a clock in the zone shows it, with how far the zone is from UTC: `2026-11-15T16:30:00+08:00`. */
export function zonedStamp(atMs: number, timeZone: string): string {
  const wall = wallClock(timeZone, atMs);
  const minutes = Math.round((wall - Math.floor(atMs / 1000) * 1000) / MINUTE_MS);
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${offset}`;
}

function wallStart(dayStartsAt: string): number {
  const [hours = 0, minutes = 0] = dayStartsAt.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** What a clock in the zone shows, as if it were UTC. */
function wallClock(timeZone: string, atMs: number): number {
  const parts = formatOf(timeZone).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Making one takes far longer than using it, and there are only so many zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** The first moment at which a clock in the zone shows this time, or has passed it if it is skipped. */
function momentOf(timeZone: string, wallMs: number): number {
  const offsetAt = (atMs: number) => wallClock(timeZone, atMs) - Math.floor(atMs / 1000) * 1000;
  const candidates = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)].map((offset) => wallMs - offset);
  const exact = candidates.filter((atMs) => wallClock(timeZone, atMs) === wallMs);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}
