import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_FULL } from './tier.ts';

/** Rules whose result depends on the theme, and on the language; all others give the same result every time. */
const RULES_OF_A_THEME = ['color-contrast', 'link-in-text-block'];
const RULES_OF_A_LANGUAGE = ['html-lang-valid', 'valid-lang'];
/** What these find is never serious, and together they take a fifth of the time. */
const LESSER_RULES = [
  ...[
    'aria-allowed-role',
    'presentation-role-conflict',
    'empty-heading',
    'heading-order',
    'page-has-heading-one',
  ],
  ...['region', 'skip-link', 'scope-attr-valid', 'image-redundant-alt', 'table-duplicate-name'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...['landmark-one-main', 'landmark-unique'],
];
const WITHOUT_LESSER = Object.fromEntries(LESSER_RULES.map((rule) => [rule, { enabled: false }]));

/** Of a screen that was looked at before, only what another theme or another language may change is looked at. */
export type Look = { isFurtherLook?: boolean; isOtherLanguage?: boolean };

/** Accessibility violations, one line each. */
export async function findSeriousViolations(
  page: Page,
  { isFurtherLook = false, isOtherLanguage = false }: Look = {},
): Promise<string[]> {
  const further = [
    ...(isFurtherLook ? RULES_OF_A_THEME : []),
    ...(isOtherLanguage ? RULES_OF_A_LANGUAGE : []),
  ];
  // Nothing looked for needs the style sheets, which would be fetched once more.
  const options = { resultTypes: ['violations' as const], preload: false };
  const axe = (await prepare(page)).options(
    further.length > 0 && !IS_FULL ? { ...options, runOnly: further } : { ...options, rules: WITHOUT_LESSER },
  );
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * By default the builder injects half a megabyte into the page at every call and opens a second page to collect
 * results, which only frames need and which takes three quarters of the time.
 */
async function prepare(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate<boolean>(`typeof axe === 'object'`);
  return new AxeBuilder(isThere ? { page, axeSource: '0' } : { page }).setLegacyMode();
}
