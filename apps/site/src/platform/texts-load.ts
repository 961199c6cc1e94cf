import type { Language } from '@parlour/client';
import type { CompiledMessage } from '@parlour/texts/precompile';

/** The words of one language, as `TextsProvider` takes them. */
export type Messages = Record<string, CompiledMessage>;

type Loaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** One file for each language: a visitor loads only the one that is spoken. */
const TEXTS: Loaders = {
  EN: () => import('@parlour/texts/languages/EN'),
  CN: () => import('@parlour/texts/languages/CN'),
  JA: () => import('@parlour/texts/languages/JA'),
  TH: () => import('@parlour/texts/languages/TH'),
  VI: () => import('@parlour/texts/languages/VI'),
  TY: () => import('@parlour/texts/languages/TY'),
};

/** And one for the long pages, loaded when the first of them opens. */
const PAGE_TEXTS: Loaders = {
  EN: () => import('@parlour/texts/messages/EN/pages.json'),
  CN: () => import('@parlour/texts/messages/CN/pages.json'),
  JA: () => import('@parlour/texts/messages/JA/pages.json'),
  TH: () => import('@parlour/texts/messages/TH/pages.json'),
  VI: () => import('@parlour/texts/messages/VI/pages.json'),
  TY: () => import('@parlour/texts/messages/TY/pages.json'),
};

const pageTexts = new Map<Language, Promise<Messages>>();
const loadedPageTexts = new Map<Language, Messages>();

/**
 * Everything that a switch to the language needs: once a long page was open, its words as well, so that the
 * page changes its language in one step.
 */
export async function loadTexts(language: Language): Promise<Messages> {
  const [texts] = await Promise.all([
    TEXTS[language](),
    pageTexts.size > 0 ? loadPageTexts(language) : undefined,
  ]);
  return texts.default;
}

/** Loads once; after a failure it may be asked again. */
export function loadPageTexts(language: Language): Promise<Messages> {
  const known = pageTexts.get(language);
  if (known) return known;
  const loading = PAGE_TEXTS[language]().then(
    (texts) => {
      loadedPageTexts.set(language, texts.default);
      return texts.default;
    },
    (error) => {
      pageTexts.delete(language);
      throw error;
    },
  );
  pageTexts.set(language, loading);
  return loading;
}

export function pageTextsLoaded(language: Language): Messages | undefined {
  return loadedPageTexts.get(language);
}
