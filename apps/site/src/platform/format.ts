import { TEXTS_TAG } from './texts.ts';

type Moment = { at: number; timeZone: string };

/** A moment as the clocks of the brand show it, with the zone named: the reader's may be another. */
export function formatMoment({ at, timeZone }: Moment): string {
  return new Intl.DateTimeFormat(TEXTS_TAG, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
}

export function formatYear({ at, timeZone }: Moment): string {
  return new Intl.DateTimeFormat(TEXTS_TAG, { timeZone, year: 'numeric' }).format(at);
}

export function nameTimeZone(moment: Moment): { name: string; offset: string } {
  return { name: zonePart(moment, 'longGeneric'), offset: zonePart(moment, 'shortOffset') };
}

export function nameCurrency(code: string): string {
  return new Intl.DisplayNames(TEXTS_TAG, { type: 'currency' }).of(code) ?? code;
}

export function nameCountry(code: string): string {
  return new Intl.DisplayNames(TEXTS_TAG, { type: 'region' }).of(code) ?? code;
}

function zonePart({ at, timeZone }: Moment, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(TEXTS_TAG, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
