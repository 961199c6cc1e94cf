import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What another theme or language can get wrong that the first got right; everything else is the same in all. */
const RULES_OF_A_LOOK = ['color-contrast', 'link-in-text-block', 'html-lang-valid', 'valid-lang'];
/** `npm run test:full` asks every question of every look. */
const IS_FULL = Number(process.env.SCALE ?? 1) > 1;

/** What would keep somebody out, one line each; in a further look only what depends on it. */
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
 * Left to itself the builder puts half a megabyte into the page at every call and opens a second page to collect
 * results, which is needed for frames alone and takes three quarters of the time.
 */
async function prepare(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate<boolean>(`typeof axe === 'object'`);
  return new AxeBuilder(isThere ? { page, axeSource: '0' } : { page }).setLegacyMode();
}
