import type { Language } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import { type ReactNode, useMemo } from 'react';
import { type IntlConfig, IntlProvider, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from './languages.ts';
import { createFormats, type Formats } from './texts-formats.ts';

export type { MessageKey };

/** Gives the words of one language by their key, with the places in them filled. */
export type Text = (key: MessageKey, values?: Record<string, string | number | Date>) => string;

/** The words of one language, as `TextsProvider` takes them. */
export type Messages = NonNullable<IntlConfig['messages']>;

type Props = { language: Language; messages: Messages; timeZone: string; children: ReactNode };

/** What is below speaks this language, and its dates follow the clocks of this zone (the brand's). */
export function TextsProvider({ language, messages, timeZone, children }: Props) {
  return (
    <IntlProvider locale={LANGUAGE_NAMES[language].tag} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

export function useText(): Text {
  const intl = useIntl();
  return useMemo(
    () => (key, values) => {
      const message = intl.messages[key];
      // Plain words need no formatting, whatever values they are offered.
      if (typeof message === 'string' && !message.includes('{')) return message;
      return intl.formatMessage({ id: key }, values);
    },
    [intl],
  );
}

export function useFormats(): Formats {
  const { locale, timeZone = 'UTC' } = useIntl();
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}

/** Rejects when the network does. */
export async function loadTexts(language: Language): Promise<Messages> {
  const module = await LOADERS[language]();
  return module.default;
}

/** One file for each language: a visitor loads only the one that is spoken. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  EN: () => import('@parlour/texts/languages/EN'),
  CN: () => import('@parlour/texts/languages/CN'),
  JA: () => import('@parlour/texts/languages/JA'),
  TH: () => import('@parlour/texts/languages/TH'),
  VI: () => import('@parlour/texts/languages/VI'),
  TY: () => import('@parlour/texts/languages/TY'),
};
