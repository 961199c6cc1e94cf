import type { Page } from '@playwright/test';
import { findSeriousViolations } from './axe.ts';
import { BUILT_PATHS, openInSite } from './routes.ts';
import { expect, test } from './test.ts';

/** Without a new document and without a fade all pages take seconds. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('accessibility', () => {
  const paths = [...BUILT_PATHS, '/m/invite', '/m/launchGame'];
  const half = Math.ceil(paths.length / 2);
  const parts = { first: paths.slice(0, half), second: paths.slice(half) };
  for (const [part, visited] of Object.entries(parts))
    for (const language of ['EN', 'TH'])
      for (const colorScheme of ['dark', 'light'] as const)
        test(`has no serious finding in ${language}, ${colorScheme}, ${part} half`, async ({ page }) => {
          await remember(page, { LANGUAGE: language });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto('/m/nav');
          const findings: string[] = [];
          for (const path of visited) {
            await openInSite(page, path);
            const isColourOnly = colorScheme === 'light';
            for (const finding of await findSeriousViolations(page, { isColourOnly }))
              findings.push(`${path} ${finding}`);
          }
          expect(findings).toEqual([]);
        });
});

async function remember(page: Page, kept: Record<string, string>): Promise<void> {
  const lines = Object.entries(kept).map(
    ([key, value]) => `localStorage.setItem('PARLOUR_${key}', ${JSON.stringify(JSON.stringify(value))});`,
  );
  await page.addInitScript({ content: lines.join('\n') });
}
