import CN from '../messages/CN/pages.json' with { type: 'json' };
import EN from '../messages/EN/pages.json' with { type: 'json' };
import JA from '../messages/JA/pages.json' with { type: 'json' };
import TH from '../messages/TH/pages.json' with { type: 'json' };
import TY from '../messages/TY/pages.json' with { type: 'json' };
import VI from '../messages/VI/pages.json' with { type: 'json' };

const PAGES: Record<'EN' | 'CN' | 'JA' | 'TH' | 'VI' | 'TY', Record<string, string>> = {
  EN,
  CN,
  JA,
  TH,
  VI,
  TY,
};

/** What one agrees to by registering. */
export const CONSENT_DOCUMENTS = ['userAgreement', 'terms', 'privacy'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** All words of a document in one language, in a fixed order: for telling its versions apart. */
export function documentText(document: ConsentDocument, language: keyof typeof PAGES): string {
  const words = Object.entries(PAGES[language]).filter(([key]) => key.startsWith(`pages.${document}.`));
  return words
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${key}: ${text}`)
    .join('\n');
}
