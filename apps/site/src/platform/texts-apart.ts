import type { Language } from '@parlour/client';
import { use, useMemo } from 'react';
import { createText, type Text } from './create-text.ts';
import { useSpoken } from './texts.tsx';
import type { Messages } from './texts-load.ts';

type Files = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** Words that only some pages need: one file for each language, loaded by the first page that asks. */
export function textsApart<Key extends string>(files: Files) {
  const loading = new Map<Language, Promise<Messages>>();
  const loaded = new Map<Language, Messages>();

  /** Loads once; after a failure it may be asked again. */
  const load = (language: Language): Promise<Messages> => {
    const known = loading.get(language);
    if (known) return known;
    const texts = files[language]().then(
      (file) => {
        loaded.set(language, file.default);
        return file.default;
      },
      (error) => {
        loading.delete(language);
        throw error;
      },
    );
    loading.set(language, texts);
    return texts;
  };

  /** The first to ask waits (suspends) for the file; what is there is taken at once, since whoever waits does so for 300 ms. */
  const useTextApart = (): Text<Key> => {
    const spoken = useSpoken();
    const messages = loaded.get(spoken.language) ?? use(load(spoken.language));
    return useMemo(() => createText<Key>({ ...spoken, messages }), [spoken, messages]);
  };

  return { load, useTextApart };
}
