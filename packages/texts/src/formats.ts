import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

export type Formats = ReturnType<typeof createFormats>;

/** Formats dates, times, zones and names for a language, in a time zone. Moments and spans are milliseconds. */
export function createFormats({ tag, timeZone }: { tag: string; timeZone: string }) {
  const locale = formattingTag(tag);
  const inZone = (options: Intl.DateTimeFormatOptions) => formatOf(locale, { timeZone, ...options });
  const onCalendar = (options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, { timeZone: 'UTC', ...options });
  return {
    /** A date (`2026-11-15`) without a zone: the same for every reader. */
    day: (date: string, { hasYear = true }: { hasYear?: boolean } = {}) =>
      onCalendar({
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        ...(hasYear && { year: 'numeric' }),
      }).format(Date.parse(date)),
    shortDay: (date: string) => onCalendar({ day: 'numeric', month: 'short' }).format(Date.parse(date)),
    date: (at: number) => inZone({ dateStyle: 'medium' }).format(at),
    time: (at: number) => inZone({ timeStyle: 'short', hourCycle: 'h23' }).format(at),
    /** A moment of the next days or weeks: the year goes without saying. */
    soon: (at: number) =>
      inZone({
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(at),
    /** With the zone named: the reader's may differ. */
    moment: (at: number) =>
      inZone({
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }).format(at),
    /** The same with the year, for records kept for years. */
    stamp: (at: number) =>
      inZone({
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }).format(at),
    /** Digits only: some languages would add their word for year. */
    year: (at: number) => formatOf('en', { timeZone, year: 'numeric' }).format(at),
    /** "5 minutes ago", "tomorrow": how far `at` lies from `now`. */
    relative: ({ at, now }: { at: number; now: number }) => {
      const { value, unit } = spanInUnit(at - now);
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
    },
    currencyName: (code: string) => new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code,
    countryName: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    zone: (at: number) => ({
      name: zonePart(inZone({ timeZoneName: 'longGeneric' }), at) ?? timeZone,
      offset: zonePart(inZone({ timeZoneName: 'shortOffset' }), at) ?? timeZone,
    }),
  };
}

/** Making one takes eighty times as long as using it, and a list asks for hundreds at each drawing. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/**
 * Thai defaults to the Buddhist calendar (2569 for 2026). Sites of this kind date bets, draws and bank transfers
 * by the Gregorian year with Thai month names, and so do we: the year of a record is the one the bank prints.
 */
function formattingTag(tag: string): string {
  return tag === 'th' ? 'th-u-ca-gregory' : tag;
}

function spanInUnit(spanMs: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const distance = Math.abs(spanMs);
  if (distance < MINUTE_MS) return { value: Math.trunc(spanMs / 1_000), unit: 'second' };
  if (distance < HOUR_MS) return { value: Math.trunc(spanMs / MINUTE_MS), unit: 'minute' };
  if (distance < DAY_MS) return { value: Math.trunc(spanMs / HOUR_MS), unit: 'hour' };
  return { value: Math.trunc(spanMs / DAY_MS), unit: 'day' };
}

function zonePart(format: Intl.DateTimeFormat, at: number): string | undefined {
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
}
