import type { Language } from '@parlour/client';
import type { PlayKey } from '@parlour/texts/lottery-plays';
import { use, useMemo } from 'react';
import { createText, type Text } from './create-text.ts';
import { useSpoken } from './texts.tsx';
import type { Messages } from './texts-load.ts';

/** One file for each language, loaded by the first page that speaks of lottery plays. */
const PLAY_TEXTS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  EN: () => import('@parlour/texts/messages/EN/lottery-plays.json'),
  CN: () => import('@parlour/texts/messages/CN/lottery-plays.json'),
  JA: () => import('@parlour/texts/messages/JA/lottery-plays.json'),
  TH: () => import('@parlour/texts/messages/TH/lottery-plays.json'),
  VI: () => import('@parlour/texts/messages/VI/lottery-plays.json'),
  TY: () => import('@parlour/texts/messages/TY/lottery-plays.json'),
};

const loading = new Map<Language, Promise<Messages>>();

/** The words of lottery plays. The first to ask waits (suspends) for their file. */
export function usePlayText(): Text<PlayKey> {
  const spoken = useSpoken();
  const messages = use(loadPlayTexts(spoken.language));
  return useMemo(() => createText<PlayKey>({ ...spoken, messages }), [spoken, messages]);
}

/** Loads once; after a failure it may be asked again. */
export function loadPlayTexts(language: Language): Promise<Messages> {
  const known = loading.get(language);
  if (known) return known;
  const texts = PLAY_TEXTS[language]().then(
    (file) => file.default,
    (error) => {
      loading.delete(language);
      throw error;
    },
  );
  loading.set(language, texts);
  return texts;
}
