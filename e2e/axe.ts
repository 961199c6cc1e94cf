import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a theme can get wrong that another got right; everything else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What would keep somebody out, one line each; in a second theme only what depends on colours. */
export async function findSeriousViolations(
  page: Page,
  { isColourOnly = false }: { isColourOnly?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (isColourOnly ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
