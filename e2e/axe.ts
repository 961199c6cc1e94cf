import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose result depends on the theme, and on the language; all others give the same result every time. */
const RULES_OF_A_THEME = ['color-contrast', 'link-in-text-block'];
const RULES_OF_A_LANGUAGE = ['html-lang-valid', 'valid-lang'];
/** `npm run test:full` runs every rule on every screen. */
const IS_FULL = Number(process.env.SCALE ?? 1) > 1;

/** Of a screen that was looked at before, only what another theme or another language may change is looked at. */
export type Look = { isFurtherLook?: boolean; isOtherLanguage?: boolean };

/** Accessibility violations, one line each. */
export async function findSeriousViolations(
  page: Page,
  { isFurtherLook = false, isOtherLanguage = false }: Look = {},
): Promise<string[]> {
  const rules = isOtherLanguage ? RULES_OF_A_LANGUAGE : isFurtherLook ? RULES_OF_A_THEME : null;
  const axe = (await prepare(page)).options({ resultTypes: ['violations'] });
  const { violations } = await (rules && !IS_FULL ? axe.withRules(rules) : axe).analyze();
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
