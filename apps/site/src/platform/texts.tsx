import type { Language } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import type { PageKey } from '@parlour/texts/pages';
import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  createIntl,
  createIntlCache,
  type IntlConfig,
  type IntlShape,
  RawIntlProvider,
  useIntl,
} from 'react-intl';
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

const LanguageContext = createContext<Language>('EN');

/** What is below speaks this language, and its dates follow the clocks of this zone (the brand's). */
export function TextsProvider({ language, messages, timeZone, children }: Props) {
  const intl = useMemo(
    () => openIntl({ locale: LANGUAGE_NAMES[language].tag, messages, timeZone }),
    [language, messages, timeZone],
  );
  return (
    <LanguageContext value={language}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}

export function useText(): Text {
  const intl = useIntl();
  return useMemo(() => createText(intl), [intl]);
}

/** The words of the long pages. They come in a file of their own, so the first to ask waits (suspends) for it. */
export function usePageText(): Text<PageKey> {
  const language = use(LanguageContext);
  const { locale, timeZone = 'UTC' } = useIntl();
  const messages = pageTextsLoaded(language) ?? use(loadPageTexts(language));
  return useMemo(
    () => createText<PageKey>(openIntl({ locale, messages, timeZone })),
    [locale, messages, timeZone],
  );
}

export function useFormats(): Formats {
  const { locale, timeZone = 'UTC' } = useIntl();
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}

function openIntl({ locale, messages, timeZone }: { locale: string; messages: Messages; timeZone: string }) {
  // The library's type wants strings alone or elements alone; it reads a mixture as well.
  const mixed = messages as NonNullable<IntlConfig['messages']>;
  return createIntl({ locale, messages: mixed, timeZone }, createIntlCache());
}

function createText<Key extends string>(intl: IntlShape): Text<Key> {
  return (key, values) => {
    const message = intl.messages[key];
    // Plain words need no formatting, whatever values they are offered.
    if (typeof message === 'string' && !message.includes('{')) return message;
    return intl.formatMessage({ id: key }, values);
  };
}
