import fc from 'fast-check';
import { arbitraryDraw } from '../packages/fairness/src/testing/arbitrary.ts';
import { referenceDraw } from '../packages/fairness/src/testing/reference.ts';
import { VECTOR_COMMITMENT, VECTORS } from '../packages/fairness/src/testing/vectors.ts';
import { bundleForBrowser } from './bundle.ts';
import { expect, test } from './test.ts';

test('a browser draws the numbers that Node draws, and refuses what Node refuses', async ({ page }) => {
  await page.addScriptTag({ content: await bundleForBrowser('fairness', 'fairness') });
  const examples = VECTORS.map(({ draw }) => draw);
  const draws = [...examples, ...fc.sample(arbitraryDraw, { numRuns: 500, seed: 20_260_101 })];
  const drawn = await page.evaluate(`fairness.reproduceDraws(${JSON.stringify(JSON.stringify(draws))})`);
  expect(drawn).toEqual(draws.map(referenceDraw));
  const expected = VECTORS.map(({ numbers }) => ({ commitment: VECTOR_COMMITMENT, numbers }));
  expect((drawn as unknown[]).slice(0, examples.length)).toEqual(expected);
  await expect(page.evaluate("fairness.commitTo('A'.repeat(64))")).rejects.toThrow(
    '64 lower-case hex digits',
  );
});
