import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { findCurrency, MINUS } from '@parlour/money';
import { useMemo } from 'react';
import { useLocale } from './texts.tsx';

export type Formats = ReturnType<typeof createFormats>;

/** Formats numbers and times for a language, in the device's time zone unless another is named. */
export function createFormats(locale: string, timeZone?: string) {
  const zone = timeZone === undefined ? {} : { timeZone };
  const moment = new Intl.DateTimeFormat(locale, {
    ...zone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  const zoneName = new Intl.DateTimeFormat(locale, { ...zone, timeZoneName: 'shortOffset' });
  const day = new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const number = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const list = new Intl.ListFormat(locale, { style: 'narrow' });
  const region = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    number: (value: number) => withMinus(number.format(value)),
    /** A change as a share of what was, with its sign. */
    change: (share: number) => withMinus(percent.format(share)),
    /** Rounded, for the axis of a chart. */
    compact: (value: number) => withMinus(compact.format(value)),
    /** Formats a decimal from its text, without turning it into a float. */
    decimal: (value: string) => withMinus(number.format(value as Intl.StringNumericLiteral)),
    money: (value: string, currency: string) =>
      withMinus(
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          roundingMode: 'trunc',
        }).format(value as Intl.StringNumericLiteral),
      ),
    /** Exact: with at least the digits its currency shows. */
    amount: (value: string, currency: string) =>
      withMinus(
        new Intl.NumberFormat(locale, {
          minimumFractionDigits: findCurrency(currency)?.digits ?? 2,
          maximumFractionDigits: 5,
        }).format(value as Intl.StringNumericLiteral),
      ),
    /** Words one after another, with the comma of the language. */
    list: (words: readonly string[]) => list.format(words),
    /** The name of a country; a dash if it is unknown. */
    country: (code: string | null) => (code === null ? '–' : (region.of(code) ?? code)),
    /** To the second, with its zone. */
    moment: (at: number) => moment.format(at),
    /** The zone at a moment, such as GMT+8: summer time changes it. */
    zone: (at: number) => zoneName.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    day: (at: number) => day.format(at),
    time: (at: number) => time.format(at),
    relative: ({ at, now }: { at: number; now: number }) => {
      const { value, unit } = spanInUnit(at - now);
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
    },
  };
}

/** In the device's time zone, or in another. */
export function useFormats(timeZone?: string): Formats {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone]);
}

/** A table has one for each of its times: they are made once per language and zone. */
const made = new Map<string, Formats>();

function formatsOf(locale: string, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = made.get(key) ?? createFormats(locale, timeZone);
  made.set(key, known);
  return known;
}

/** A real minus sign, as on the site; locales write a hyphen. */
function withMinus(written: string): string {
  return written.replace('-', MINUS);
}

function spanInUnit(spanMs: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const distance = Math.abs(spanMs);
  if (distance < MINUTE_MS) return { value: Math.trunc(spanMs / SECOND_MS), unit: 'second' };
  if (distance < HOUR_MS) return { value: Math.trunc(spanMs / MINUTE_MS), unit: 'minute' };
  if (distance < DAY_MS) return { value: Math.trunc(spanMs / HOUR_MS), unit: 'hour' };
  return { value: Math.trunc(spanMs / DAY_MS), unit: 'day' };
}
