import { type Language, REFUSAL_PLACE_FORMS, REFUSAL_PLACES, type RefusalCode } from '@parlour/contract';
import { moneyIn } from '@parlour/money';
import type { TextValues } from '@parlour/texts/create-text';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { REFUSALS_TEXTS } from '@parlour/texts/whole/refusals';
import { createWholeText } from '@parlour/texts/whole-text';
import type { Refusal } from './refusal.ts';

/** Who is told: their language, and the clock of the brand they are told about. */
export type Told = { language: Language; timeZone: string };

const say = createWholeText<RefusalCode>(REFUSALS_TEXTS);

/** The text takes its places from the value (`REFUSAL_PLACES`), amounts and moments as people write them. */
export function refusalWords({ code, value }: Refusal, told: Told): string {
  // A repeat may have been refused before its text named these.
  return say(told.language, code, { ...noneOf(code), ...placesOf(value, told) });
}

function noneOf(code: RefusalCode): TextValues {
  const places: Partial<Record<RefusalCode, readonly string[]>> = REFUSAL_PLACES;
  return Object.fromEntries((places[code] ?? []).map((name) => [name, '']));
}

function placesOf(value: Record<string, unknown>, told: Told): TextValues {
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      const form = REFUSAL_PLACE_FORMS[name];
      if (form === 'money' && typeof given === 'string' && typeof value.currency === 'string')
        return [name, moneyIn(LANGUAGE_NAMES[told.language].tag).showMoney(given, value.currency)];
      if (form === 'moment') return [name, typeof given === 'number' ? showMoment(given, told) : ''];
      if (form === 'span') return [name, typeof given === 'number' ? showSpan(given, told) : ''];
      return [name, given as string | number];
    }),
  );
}

/** Rounded up, so that nobody tries too early. */
function showSpan(spanMs: number, { language }: Told): string {
  const [unit, unitMs] = spanMs < 60_000 ? (['second', 1_000] as const) : (['minute', 60_000] as const);
  return new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(spanMs / unitMs)));
}

function showMoment(atMs: number, { language, timeZone }: Told): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_NAMES[language].tag}-u-ca-gregory`, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(atMs);
}
