import { type Money, moneyIn } from '@parlour/money';
import { createText, type Text } from '@parlour/texts/create-text';
import { createFormats, type Formats } from '@parlour/texts/formats';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { Messages, TextGroup } from '@parlour/texts/text-group';
import { createContext, type ReactNode, use, useMemo } from 'react';

type Props = {
  language: Language;
  messages: Messages;
  timeZone: string;
  /** The brand's own texts by key. Plain placeholders only: texts that depend on a number cannot be overridden. */
  overrides?: Readonly<Record<string, string>>;
  children: ReactNode;
};

type Spoken = Required<Omit<Props, 'children'>> & { locale: string };

const NO_OVERRIDES = {};
const SpokenContext = createContext<Spoken>({
  language: 'EN',
  locale: 'en',
  messages: {},
  timeZone: 'UTC',
  overrides: NO_OVERRIDES,
});

/** Sets the language and the time zone (the brand's) of everything below. */
export function TextsProvider({ language, messages, timeZone, overrides = NO_OVERRIDES, children }: Props) {
  const spoken = useMemo(
    () => ({ language, locale: LANGUAGE_NAMES[language].tag, messages, timeZone, overrides }),
    [language, messages, timeZone, overrides],
  );
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** The texts the front loaded before its first paint. */
export function useOwnText<Key extends string>(): Text<Key> {
  const spoken = use(SpokenContext);
  return useMemo(() => createText<Key>(spoken), [spoken]);
}

/** The texts of a group only some pages need; suspends until they are loaded. */
export function useTextOf<Key extends string>(group: TextGroup<Key>): Text<Key> {
  const spoken = use(SpokenContext);
  // Always through `use`: on a retry React matches results by call order, and a skipped call would mix up the groups.
  const messages = use(group.load(spoken.language));
  return useMemo(() => createText<Key>({ ...spoken, messages }), [spoken, messages]);
}

/** The language in use here, with its texts and locale. */
export function useSpoken(): Spoken {
  return use(SpokenContext);
}

export function useFormats(): Formats {
  const { locale, timeZone } = use(SpokenContext);
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}

/** How amounts are written and typed in the language in use. */
export function useMoney(): Money {
  const { locale } = use(SpokenContext);
  return useMemo(() => moneyIn(locale), [locale]);
}
