import { createHash } from 'node:crypto';
import type { BrandSettings, Language } from '@parlour/contract';
import { CONSENT_DOCUMENTS, documentText } from '@parlour/texts/documents';

const VERSION_LENGTH = 16;

/** What a member agrees to by registering, each in its version: the language, and a digest of the text. */
export function consentsOf(
  settings: Pick<BrandSettings, 'minimumAge' | 'texts'>,
  language: Language,
): { document: string; version: string }[] {
  return [
    ...CONSENT_DOCUMENTS.map((document) => ({
      document,
      version: `${language}:${digest(documentText(document, language, settings.texts[language]))}`,
    })),
    // Of age, and not barred by law from gambling: in this statement only the age can change.
    { document: 'ageAndLaw', version: `age:${settings.minimumAge}` },
  ];
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
