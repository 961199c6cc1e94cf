import type { Language } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import type { PageKey } from '@parlour/texts/pages';
import { formatToParts } from 'intl-messageformat';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { LANGUAGE_NAMES } from './languages.ts';
import { createFormats, type Formats } from './texts-formats.ts';
import { loadPageTexts, type Messages, pageTextsLoaded } from './texts-load.ts';

export { loadTexts, type Messages } from './texts-load.ts';

/** Gives the words of one language by their key, with the places in them filled. */
export type Text<Key extends string = MessageKey> = (
  key: Key,
  values?: Record<string, string | number | Date>,
) => string;

type Props = { language: Language; messages: Messages; timeZone: string; children: ReactNode };

type Spoken = { language: Language; locale: string; messages: Messages; timeZone: string };

const SpokenContext = createContext<Spoken>({ language: 'EN', locale: 'en', messages: {}, timeZone: 'UTC' });

/** What is below speaks this language, and its dates follow the clocks of this zone (the brand's). */
export function TextsProvider({ language, messages, timeZone, children }: Props) {
  const spoken = useMemo(
    () => ({ language, locale: LANGUAGE_NAMES[language].tag, messages, timeZone }),
    [language, messages, timeZone],
  );
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export function useText(): Text {
  const spoken = use(SpokenContext);
  return useMemo(() => createText(spoken), [spoken]);
}

/** The words of the long pages. They come in a file of their own, so the first to ask waits (suspends) for it. */
export function usePageText(): Text<PageKey> {
  const spoken = use(SpokenContext);
  const messages = pageTextsLoaded(spoken.language) ?? use(loadPageTexts(spoken.language));
  return useMemo(() => createText<PageKey>({ ...spoken, messages }), [spoken, messages]);
}

export function useFormats(): Formats {
  const { locale, timeZone } = use(SpokenContext);
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}

/** No whole library of formats: asking the browser which locales it knows, as one does, costs the first paint. */
function createText<Key extends string>({ locale, messages, timeZone }: Spoken): Text<Key> {
  const formatters: Parameters<typeof formatToParts>[2] = {
    getNumberFormat: (_locale, options) => new Intl.NumberFormat(locale, options),
    getDateTimeFormat: (_locale, options) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
    getPluralRules: (_locale, options) => new Intl.PluralRules(locale, options),
  };
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`${locale} has no words for ${key}`);
    // Plain words need no formatting, whatever values they are offered.
    if (typeof message === 'string') return message;
    const parts = formatToParts(message, locale, formatters, NO_FORMATS, values);
    return parts.map(({ value }) => value).join('');
  };
}

const NO_FORMATS = { number: {}, date: {}, time: {} };
