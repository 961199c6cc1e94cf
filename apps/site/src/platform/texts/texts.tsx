import { createText, type Text as TextOf } from '@parlour/texts/create-text';
import type { MessageKey } from '@parlour/texts/keys';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { pagesTexts } from '@parlour/texts/load/pages';
import { siteTexts } from '@parlour/texts/load/site';
import { loadGroupsInUse, type Messages, type TextGroup } from '@parlour/texts/text-group';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createFormats, type Formats } from './formats.ts';

/** Gives the words that every visitor has loaded, or those of the keys it is told. */
export type Text<Key extends string = MessageKey> = TextOf<Key>;

type Props = {
  language: Language;
  messages: Messages;
  timeZone: string;
  /** The brand's own words, by key. Their places are plain: what depends on numbers stays the product's. */
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

/** What is below speaks this language, and its dates follow the clocks of this zone (the brand's). */
export function TextsProvider({ language, messages, timeZone, overrides = NO_OVERRIDES, children }: Props) {
  const spoken = useMemo(
    () => ({ language, locale: LANGUAGE_NAMES[language].tag, messages, timeZone, overrides }),
    [language, messages, timeZone, overrides],
  );
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export function useText(): Text {
  const spoken = use(SpokenContext);
  return useMemo(() => createText(spoken), [spoken]);
}

/** The words of a group that only some pages need: the first to ask waits (suspends) until they are loaded. */
export function useTextOf<Key extends string>(group: TextGroup<Key>): Text<Key> {
  const spoken = use(SpokenContext);
  // What is there is taken at once, since whoever waits does so for 300 ms.
  const messages = group.loaded(spoken.language) ?? use(group.load(spoken.language));
  return useMemo(() => createText<Key>({ ...spoken, messages }), [spoken, messages]);
}

/** The words of the long pages. */
export const usePageText = () => useTextOf(pagesTexts);

/** Everything that a switch to the language needs. */
export async function loadTexts(language: Language): Promise<Messages> {
  const [messages] = await Promise.all([siteTexts.load(language), loadGroupsInUse(language)]);
  return messages;
}

/** The language that is spoken here, and what is known of it. */
export function useSpoken(): Spoken {
  return use(SpokenContext);
}

export function useFormats(): Formats {
  const { locale, timeZone } = use(SpokenContext);
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}
