import { createText, type Text } from '@parlour/texts/create-text';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { TextGroup } from '@parlour/texts/text-group';
import { use, useMemo } from 'react';

/** The site's own words in the language that is previewed; suspends until they are loaded. */
export function useWordsOf<Key extends string>(group: TextGroup<Key>, language: Language): Text<Key> {
  const messages = use(group.load(language));
  return useMemo(
    () => createText<Key>({ locale: LANGUAGE_NAMES[language].tag, messages }),
    [language, messages],
  );
}
