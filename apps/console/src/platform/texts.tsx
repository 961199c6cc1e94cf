import type { ConsoleKey } from '@parlour/texts/console/keys';
import type { CompiledMessage } from '@parlour/texts/precompile';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlConfig, RawIntlProvider, useIntl } from 'react-intl';
import type { ConsoleLanguage } from './storage.ts';

export type Messages = Record<string, CompiledMessage>;
type Values = Record<string, string | number>;

/** Gives the words of the console by their key, with the places in them filled. */
export type Text = (key: ConsoleKey, values?: Values) => string;

export const LANGUAGES: Record<ConsoleLanguage, { tag: string; name: string }> = {
  EN: { tag: 'en', name: 'English' },
  CN: { tag: 'zh-Hans', name: '简体中文' },
};

const LOADERS: Record<ConsoleLanguage, () => Promise<{ default: Messages }>> = {
  EN: () => import('@parlour/texts/console/EN'),
  CN: () => import('@parlour/texts/console/CN'),
};

export async function loadTexts(language: ConsoleLanguage): Promise<Messages> {
  return (await LOADERS[language]()).default;
}

type Props = { language: ConsoleLanguage; messages: Messages; children: ReactNode };

/** What is below speaks this language. Times are on the operator's own clock. */
export function TextsProvider({ language, messages, children }: Props) {
  const intl = useMemo(() => {
    // The library's type wants strings alone or elements alone; it reads a mixture as well.
    const mixed = messages as NonNullable<IntlConfig['messages']>;
    return createIntl({ locale: LANGUAGES[language].tag, messages: mixed }, createIntlCache());
  }, [language, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

export function useText(): Text {
  const find = useFind();
  return useMemo(() => (key, values) => find(key, values) ?? key, [find]);
}

/** A code of a list that the contract names has words under its family: one without does not compile. */
type Label = <Family extends string, Code extends string>(
  family: Family,
  code: string extends Code ? Code : `${Family}.${Code}` extends ConsoleKey ? Code : never,
) => string;

/**
 * The words for a code that comes from the server, such as the action of an audit record. A code that is newer
 * than the console is shown as it is.
 */
export function useLabel(): Label {
  const find = useFind();
  return useMemo(() => (family, code) => find(`${family}.${code}`) ?? code, [find]);
}

/** The words under a key, or undefined where there are none. */
export function useFind(): (key: string, values?: Values) => string | undefined {
  const intl = useIntl();
  return useMemo(
    () => (key, values) => {
      const message = intl.messages[key];
      if (message === undefined) return undefined;
      if (typeof message === 'string' && !message.includes('{')) return message;
      return intl.formatMessage({ id: key }, values);
    },
    [intl],
  );
}
