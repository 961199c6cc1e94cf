import type { BrandPageName, BrandSettings, Language, PageTexts } from '@parlour/contract';
import { CODE_MINUTES } from '@parlour/contract/values/identity.rules';
import { pageWords } from '@parlour/texts/documents';
import { certificates, type PageKey, sectionsOf, sponsors } from '@parlour/texts/pages';
import { escapeHtml, sanitise } from '../content/html.rules.ts';

/** When it is saved, and again when it is read: a rule that was tightened holds for what is stored already. */
export function sanitiseTexts(texts: PageTexts, own: { pictures: string }): PageTexts {
  const clean = Object.entries(texts).map(([language, text]) => [
    language,
    { ...text, content: sanitise(text.content, own) },
  ]);
  return Object.fromEntries(clean);
}

/** Languages in which nothing is left after sanitising, by field, with the forms' codes. */
export const faultsOf = (texts: PageTexts): Record<string, string> => {
  const written = Object.entries(texts);
  if (written.length === 0) return { texts: 'required' };
  const empty = written.filter(([, { content }]) => content.trim() === '');
  return Object.fromEntries(empty.map(([language]) => [`texts.${language}.content`, 'required']));
};

/** The built-in words of a page in every language of the brand, as operators would write them. */
export const builtInTexts = (
  page: BrandPageName,
  settings: Pick<BrandSettings, 'name' | 'minimumAge' | 'languages' | 'texts'>,
): PageTexts =>
  Object.fromEntries(settings.languages.map((language) => [language, builtIn(page, language, settings)]));

function builtIn(
  page: BrandPageName,
  language: Language,
  { name, minimumAge, texts }: Pick<BrandSettings, 'name' | 'minimumAge' | 'texts'>,
) {
  const values = { brand: name, age: minimumAge, minutes: CODE_MINUTES };
  const words = (key: PageKey) => pageWords(language, key, { values, own: texts[language] ?? {} });
  const say = (key: PageKey) => escapeHtml(words(key));
  const listOf = (entries: readonly { name: PageKey; detail: PageKey }[]) =>
    entries.map((each) => `<li><b>${say(each.name)}</b> ${say(each.detail)}</li>`).join('');
  const more =
    page === 'about'
      ? [
          `<h2>${say('pages.about.certificates.title')}</h2>`,
          `<ul>${listOf(certificates())}</ul>`,
          `<p>${say('pages.about.certificates.note')}</p>`,
          `<h2>${say('pages.about.sponsors.title')}</h2>`,
          `<ul>${listOf(sponsors())}</ul>`,
          `<p>${say('pages.about.sponsors.note')}</p>`,
          `<h2>${say('pages.about.affiliate.title')}</h2>`,
          `<p>${say('pages.about.affiliate.body')}</p>`,
        ]
      : [];
  const content = [
    `<p>${say(`pages.${page}.intro`)}</p>`,
    ...sectionsOf(page).flatMap(({ title, body }) => [`<h2>${say(title)}</h2>`, `<p>${say(body)}</p>`]),
    ...more,
  ];
  return { title: words(`pages.${page}.title`), content: content.join('\n') };
}

/** The number in a consent to a page of the brand, as in `EN:v3`; built-in words have none, and are 0. */
export const versionAgreedTo = (consents: readonly { document: string; version: string }[], page: string) =>
  Math.max(
    0,
    ...consents
      .filter(({ document }) => document === page)
      .map(({ version }) => Number(/^[A-Z]{2}:v(\d+)$/.exec(version)?.[1] ?? 0)),
  );

export const consentTo = (language: Language, version: number): string => `${language}:v${version}`;
