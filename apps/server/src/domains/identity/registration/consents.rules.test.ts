import { LANGUAGES } from '@parlour/contract';
import { CONSENT_DOCUMENTS, documentText } from '@parlour/texts/documents';
import { sectionsOf } from '@parlour/texts/pages';
import { describe, expect, test } from 'vitest';
import { consentsOf } from './consents.rules.ts';

describe('what is agreed to', () => {
  test('has a version of its own for each document and language', () => {
    const versions = LANGUAGES.flatMap((language) =>
      consentsOf({ minimumAge: 21, texts: {} }, language).map(
        ({ document, version }) => `${document} ${version}`,
      ),
    );
    expect(new Set(versions).size).toBe(LANGUAGES.length * CONSENT_DOCUMENTS.length + 1);
  });

  test('is the same version as long as the words are the same', () => {
    expect(consentsOf({ minimumAge: 21, texts: {} }, 'TH')).toEqual(
      consentsOf({ minimumAge: 21, texts: {} }, 'TH'),
    );
  });

  test('has another version where the brand has words of its own', () => {
    const own = { EN: { 'pages.terms.s1.body': 'Our own terms.' } };
    const versions = (texts: object) =>
      consentsOf({ minimumAge: 21, texts }, 'EN').map(({ version }) => version);
    const [terms, privacy] = versions(own);
    expect(terms).not.toBe(versions({})[0]);
    expect(privacy).toBe(versions({})[1]);
  });

  test('states the age that the brand asks for', () => {
    expect(consentsOf({ minimumAge: 18, texts: {} }, 'EN').at(-1)).toEqual({
      document: 'ageAndLaw',
      version: 'age:18',
    });
  });

  test.each(LANGUAGES)('is what the form names in %s', async (language) => {
    const { default: words } = await import(`@parlour/texts/messages/${language}/registration.json`);
    const places = [...words['registration.agree.sentence'].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(places.filter((name) => name !== 'age').sort()).toEqual([...CONSENT_DOCUMENTS].sort());
  });

  test.each(CONSENT_DOCUMENTS)('covers every section of %s', (document) => {
    for (const language of LANGUAGES)
      for (const { title, body } of sectionsOf(document)) {
        expect(documentText(document, language)).toContain(`${title}: `);
        expect(documentText(document, language)).toContain(`${body}: `);
      }
  });
});
