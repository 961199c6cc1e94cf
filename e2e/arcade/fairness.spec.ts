import fc from 'fast-check';
import { arbitraryDraw } from '../../packages/fairness/src/testing/arbitrary.ts';
import { referenceDraw, referenceShuffle } from '../../packages/fairness/src/testing/reference.ts';
import { VECTOR_COMMITMENT, VECTORS } from '../../packages/fairness/src/testing/vectors.ts';
import { bundleForBrowser } from '../bundle.ts';
import { expect, test } from '../test.ts';

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

test('a browser shuffles a hand as Node does, and finds out a card that was not committed to', async ({
  page,
}) => {
  await page.addScriptTag({ content: await bundleForBrowser('fairness', 'fairness') });
  const seeds = ['north', 'öst', '南'];
  expect(await page.evaluate(`fairness.shufflePlaces('hand-1', ${JSON.stringify(seeds)})`)).toEqual(
    referenceShuffle('hand-1', seeds),
  );
  const deck = Array.from({ length: 52 }, (_, place) => ({
    place,
    card: 51 - place,
    salt: VECTOR_COMMITMENT,
  }));
  const verify = (opened: unknown) =>
    page.evaluate(
      `fairness.verifyDeck(${JSON.stringify(deck)}.map(fairness.commitCard), ${JSON.stringify(opened)})`,
    );
  expect(await verify(deck)).toBe(true);
  expect(await verify(deck.map((each) => (each.place === 7 ? { ...each, card: 7 } : each)))).toBe(false);
});
