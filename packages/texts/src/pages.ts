import type { PagesKey } from './generated/load/pages.ts';

/** The texts of the long pages, in a file of their own: visitors who only play never load them. */
export type PageKey = PagesKey;

/** How many sections each page has: `pages.<page>.s1.title`, `pages.<page>.s1.body` and so on. */
export const SECTION_COUNT = {
  about: 4,
  appGuide: 2,
  beginnerGuide: 5,
  help: 7,
  licences: 3,
  privacy: 6,
  responsibleGaming: 6,
  terms: 7,
  userAgreement: 7,
} as const;

export type LongPage = keyof typeof SECTION_COUNT;

/** How many steps each way to install the site on a phone takes: `pages.appGuide.<way>.step1` and so on. */
export const STEP_COUNT = { android: 3, ios: 4, profile: 4, homeScreen: 3 } as const;

export type InstallWay = keyof typeof STEP_COUNT;

const CERTIFICATE_COUNT = 3;
const SPONSOR_COUNT = 4;

export function sectionsOf(page: LongPage): { title: PageKey; body: PageKey }[] {
  return countTo(SECTION_COUNT[page]).map((section) => ({
    title: `pages.${page}.s${section}.title` as PageKey,
    body: `pages.${page}.s${section}.body` as PageKey,
  }));
}

export function stepsOf(way: InstallWay): PageKey[] {
  return countTo(STEP_COUNT[way]).map((step) => `pages.appGuide.${way}.step${step}` as PageKey);
}

/** Invented, as the note beside each list says (decision 0028). */
export function certificates(): { name: PageKey; detail: PageKey }[] {
  return countTo(CERTIFICATE_COUNT).map((entry) => ({
    name: `pages.about.certificates.c${entry}.name` as PageKey,
    detail: `pages.about.certificates.c${entry}.detail` as PageKey,
  }));
}

export function sponsors(): { name: PageKey; detail: PageKey }[] {
  return countTo(SPONSOR_COUNT).map((entry) => ({
    name: `pages.about.sponsors.p${entry}.name` as PageKey,
    detail: `pages.about.sponsors.p${entry}.detail` as PageKey,
  }));
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
