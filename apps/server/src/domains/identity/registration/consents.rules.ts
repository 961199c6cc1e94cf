import { createHash } from 'node:crypto';
import type { BrandSettings, Language } from '@parlour/contract';
import { CONSENT_DOCUMENTS, type ConsentDocument, documentText } from '@parlour/texts/documents';

const VERSION_LENGTH = 16;

/** A page that the brand wrote itself, in the version and language that the site shows. */
type OwnPage = { version: number; language: Language };
export type OwnPages = Partial<Record<ConsentDocument, OwnPage | null>>;

/**
 * What a member agrees to by registering, each in its version: the language, and the number of the brand's own page or
 * a digest of the built-in text.
 */
export function consentsOf(
  settings: Pick<BrandSettings, 'minimumAge' | 'texts'>,
  language: Language,
  own: OwnPages = {},
): { document: string; version: string }[] {
  const versionOf = (document: ConsentDocument): string => {
    const page = own[document];
    if (page) return `${page.language}:v${page.version}`;
    return `${language}:${digest(documentText(document, language, settings.texts[language]))}`;
  };
  return [
    ...CONSENT_DOCUMENTS.map((document) => ({ document, version: versionOf(document) })),
    // Of age, and not barred by law from gambling: in this statement only the age can change.
    { document: 'ageAndLaw', version: `age:${settings.minimumAge}` },
  ];
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
