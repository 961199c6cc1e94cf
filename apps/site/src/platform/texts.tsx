import type { Language } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import type { PageKey } from '@parlour/texts/pages';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createText, type Text as TextOf } from './create-text.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { createFormats, type Formats } from './texts-formats.ts';
import { loadPageTexts, type Messages, pageTextsLoaded } from './texts-load.ts';

export { loadTexts, type Messages } from './texts-load.ts';

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

/** The words of the long pages. They come in a file of their own, so the first to ask waits (suspends) for it. */
export function usePageText(): Text<PageKey> {
  const spoken = use(SpokenContext);
  const messages = pageTextsLoaded(spoken.language) ?? use(loadPageTexts(spoken.language));
  return useMemo(() => createText<PageKey>({ ...spoken, messages }), [spoken, messages]);
}

/** The language that is spoken here, and what is known of it: for words that a page loads by itself. */
export function useSpoken(): Spoken {
  return use(SpokenContext);
}

export function useFormats(): Formats {
  const { locale, timeZone } = use(SpokenContext);
  return useMemo(() => createFormats({ tag: locale, timeZone }), [locale, timeZone]);
}
