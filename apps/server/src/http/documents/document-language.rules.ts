import { isOneOf, LANGUAGE_TAG, type Language } from '@parlour/contract';

type Asked = { headers: { language?: unknown; 'accept-language'?: string | undefined } };
type Offering = { settings: { languages: readonly Language[]; defaultLanguage: Language } };

/** Other tags under which browsers ask for a language we have. */
const OTHER_TAGS: Readonly<Record<string, Language>> = { tl: 'TY', zh: 'CN' };

/**
 * The language of a first visit: the first the browser asks for that the brand offers, or else the brand's own
 * (docs/decisions/0155). What a visitor chose here later is remembered by the browser and goes before it.
 */
export function documentLanguage({ headers }: Asked, { settings }: Offering): Language {
  const { languages, defaultLanguage } = settings;
  if (isOneOf(languages, headers.language)) return headers.language;
  for (const tag of askedTags(headers['accept-language'] ?? '')) {
    const found = languages.find((language) => primaryOf(LANGUAGE_TAG[language]) === tag) ?? OTHER_TAGS[tag];
    if (found && languages.includes(found)) return found;
  }
  return defaultLanguage;
}

/** The languages of an Accept-Language header, the most wanted first. */
function askedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', quality] = part.trim().split(/;\s*q=/i);
      return { tag: primaryOf(range), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
}

function primaryOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}
