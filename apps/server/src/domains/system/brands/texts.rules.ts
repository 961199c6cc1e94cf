import { type BrandSettings, type FieldCode, LANGUAGES, type Language } from '@parlour/contract';
import { cutPage } from '../../../lists/pages.rules.ts';

type Overrides = BrandSettings['texts'];
/** The product's own texts, by language and key. */
export type Catalogue = Record<Language, Record<string, string>>;

const PLACE = /\{(\w+)\}/g;

/** Texts with plain placeholders can be overridden; those that depend on numbers are grammar, and stay ours. */
export function canOverride(standard: string): boolean {
  return !/[{}<>]/.test(standard.replace(PLACE, ''));
}

/** Problems of a brand's own texts, by path; empty: none. */
export function problemsOfTexts(texts: Overrides, catalogue: Catalogue): Record<string, FieldCode> {
  const problems: Record<string, FieldCode> = {};
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(texts[language] ?? {})) {
      const problem = problemOf(text, catalogue.EN[key]);
      if (problem) problems[`settings.texts.${language}.${key}`] = problem;
    }
  return problems;
}

function problemOf(text: string, standard: string | undefined): FieldCode | null {
  if (standard === undefined) return 'unknown_field';
  if (!canOverride(standard)) return 'not_allowed';
  const known = new Set(placesOf(standard));
  return canOverride(text) && placesOf(text).every((place) => known.has(place)) ? null : 'wrong_format';
}

const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name);

type TextQuery = {
  settings: Pick<BrandSettings, 'texts' | 'languages'>;
  catalogue: Catalogue;
  q?: string | undefined;
  only: 'all' | 'overridden' | 'gaps';
  after?: string | undefined;
  limit: number;
};

/** The texts by key, with the brand's overrides and the languages that lack an override another language has. */
export function listTexts({ settings, catalogue, q, only, after, limit }: TextQuery) {
  const word = q?.toLowerCase();
  const lines = Object.keys(catalogue.EN)
    .sort()
    .filter((key) => after === undefined || key > after)
    .map((key) => lineOf(key, settings, catalogue))
    .filter(
      (line) => only === 'all' || (only === 'gaps' ? line.gaps : Object.keys(line.overrides)).length > 0,
    )
    .filter((line) => word === undefined || isFound(line, word));
  const { rows: items, next } = cutPage(limit, lines, ({ key }) => key);
  return { items, next };
}

function lineOf(key: string, { texts, languages }: TextQuery['settings'], catalogue: Catalogue) {
  const pick = (source: (language: Language) => string | undefined) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const text = source(language);
        return text === undefined ? [] : [[language, text]];
      }),
    ) as Partial<Record<Language, string>>;
  const overrides = pick((language) => texts[language]?.[key]);
  const isOverridden = Object.keys(overrides).length > 0;
  return {
    key,
    standard: pick((language) => (languages.includes(language) ? catalogue[language][key] : undefined)),
    overrides,
    gaps: isOverridden ? languages.filter((language) => overrides[language] === undefined) : [],
    canOverride: canOverride(catalogue.EN[key] ?? ''),
  };
}

function isFound({ key, standard, overrides }: ReturnType<typeof lineOf>, word: string): boolean {
  return [key, ...Object.values(standard), ...Object.values(overrides)].some((text) =>
    text.toLowerCase().includes(word),
  );
}
