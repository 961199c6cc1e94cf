import type { CompiledMessage } from '@parlour/texts/precompile';
import { formatToParts } from 'intl-messageformat';

/** Gives the words of one language by their key, with the places in them filled. */
export type Text<Key extends string> = (key: Key, values?: Record<string, string | number | Date>) => string;

type Spoken = {
  locale: string;
  messages: Record<string, CompiledMessage>;
  timeZone: string;
  /** The brand's own words, by key. Their places are plain: what depends on numbers stays the product's. */
  overrides?: Readonly<Record<string, string>>;
};

const PLACE = /\{(\w+)\}/g;

const NO_FORMATS = { number: {}, date: {}, time: {} };

/** No whole library of formats: asking the browser which locales it knows, as one does, costs the first paint. */
export function createText<Key extends string>({ locale, messages, timeZone, overrides }: Spoken): Text<Key> {
  const formatters: Parameters<typeof formatToParts>[2] = {
    getNumberFormat: (_locale, options) => new Intl.NumberFormat(locale, options),
    getDateTimeFormat: (_locale, options) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
    getPluralRules: (_locale, options) => new Intl.PluralRules(locale, options),
  };
  return (key, values) => {
    const own = overrides?.[key];
    if (own !== undefined) return own.replace(PLACE, (_place, name: string) => String(values?.[name] ?? ''));
    const message = messages[key];
    if (message === undefined) throw new Error(`${locale} has no words for ${key}`);
    // Plain words need no formatting, whatever values they are offered.
    if (typeof message === 'string') return message;
    const parts = formatToParts(message, locale, formatters, NO_FORMATS, values);
    return parts.map(({ value }) => value).join('');
  };
}
