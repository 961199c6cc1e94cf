import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose result depends on theme or language; all others give the same result every time. */
const RULES_OF_A_LOOK = ['color-contrast', 'link-in-text-block', 'html-lang-valid', 'valid-lang'];
/** `npm run test:full` runs every rule on every screen. */
const IS_FULL = Number(process.env.SCALE ?? 1) > 1;

/** Accessibility violations, one line each; with `isFurtherLook` only those that depend on theme or language. */
export async function findSeriousViolations(
  page: Page,
  { isFurtherLook = false }: { isFurtherLook?: boolean } = {},
): Promise<string[]> {
  const axe = (await prepare(page)).options({ resultTypes: ['violations'] });
  const { violations } = await (isFurtherLook && !IS_FULL ? axe.withRules(RULES_OF_A_LOOK) : axe).analyze();
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
