import type { Page } from '@playwright/test';
import { LOTTERY_BASE } from '../../packages/contract/src/values/site-paths.ts';
import { expect, test } from '../test.ts';
import { type Lottery, playFree } from './lottery.ts';

test.use({ hasOwnAddress: true });

const CLASSIC = '/m/lotto-h5/harbor/trad/games/HM1?merchant=harbor';
const BOARD = '/m/lotto-h5/harbor/ent/games/LS6?merchant=harbor';

test('what is tapped before the code of the page is here is chosen when it is', async ({ page }) => {
  await playFree(page);
  let release = await holdCode(page);
  await page.goto(CLASSIC, { waitUntil: 'commit' });
  const firstRow = page.getByRole('group', { name: 'Ball 1' });
  await firstRow.getByRole('button', { name: '7', exact: true }).tap();
  await expect(firstRow.getByRole('button', { pressed: true })).toHaveText(/7/);
  await page.getByRole('group', { name: 'Ball 2' }).getByRole('button', { name: 'All', exact: true }).tap();
  for (const ball of [3, 4, 5])
    await page
      .getByRole('group', { name: `Ball ${ball}` })
      .getByRole('button', { name: '0' })
      .tap();
  await page.getByRole('radio', { name: '¥0.20' }).check({ force: true });
  for (let times = 1; times < 3; times += 1) await page.getByRole('button', { name: 'Once more' }).tap();
  await expect(page.getByText('10 bets')).toHaveCount(0);
  release();
  await expect(page.getByText('10 bets')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(14);
  await expect(page.getByRole('button', { name: 'Bet ¥6.00' })).toBeEnabled();

  release = await holdCode(page);
  await page.goto(BOARD, { waitUntil: 'commit' });
  const cell = (number: string) => page.getByRole('button', { name: number, exact: true });
  for (const number of ['01', '02', '03', '02']) await cell(number).tap();
  await expect(cell('03')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell('02')).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('Each bet').fill('7');
  release();
  await expect(page.getByRole('button', { name: 'Bet ¥14.00' })).toBeVisible();
  await expect(page.getByLabel('Each bet')).toBeFocused();
});

test('a board in its frame answers and is left at once, and is only for members in the language of the document', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(CLASSIC, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('#root > *')).toHaveCount(0);
  release();
  await playFree(page);
  const releaseFrame = await holdCode(page);
  await page.goto('/m/launchGame?playType=trad&gameId=HM1&gameGroupId=ssc&pageBack=home', {
    waitUntil: 'commit',
  });
  const number = page
    .frameLocator('iframe')
    .getByRole('group', { name: 'Ball 1' })
    .getByRole('button')
    .last();
  await number.tap();
  await expect(number).toHaveAttribute('aria-pressed', 'true');
  await page.frameLocator('iframe').getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page).toHaveURL(/\/m\/home/);
  releaseFrame();
  await page.evaluate(`localStorage.setItem('PARLOUR_LANGUAGE', '"TH"')`);
  const releaseThai = await holdCode(page);
  await page.goto(CLASSIC, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('#root > *')).toHaveCount(0);
  releaseThai();
  await expect(page.getByRole('group').first()).toBeVisible();
});

test('the document of every lottery has its board, in each of its skins', async ({ request }) => {
  for (const merchant of ['harbor', 'lantern', 'perlas']) {
    const headers = { Merchant: merchant, Language: 'EN' };
    const list = await request.get('/lgw/games/mobile', { headers });
    const { items } = (await list.json()).value as { items: Lottery[] };
    expect(items.length, merchant).toBeGreaterThan(2);
    for (const { gameId, name, playTypes } of items)
      for (const playType of playTypes) {
        const path = `${LOTTERY_BASE}${merchant}/${playType}/games/${gameId}`;
        const document = await (await request.get(path, { headers })).text();
        expect.soft(document, path).toContain(`>${name.replaceAll('&', '&amp;')}<`);
        expect.soft(document, path).toMatch(/<button [^>]*aria-pressed="false"|<button[^>]*>9<\/button>/);
      }
  }
});

for (const { brand, boards } of [
  { brand: 'harbor', boards: ['trad/games/E3', 'ent/games/LS6'] },
  { brand: 'lantern', boards: ['ent/games/VNN'] },
])
  test(`the boards of ${brand} stand where the page draws them`, async ({ page }) => {
    const site = `${process.env.BASE_URL?.replace('localhost', `${brand}.localhost`)}`;
    await page.addInitScript(`localStorage.PARLOUR_LANGUAGE = '"EN"'`);
    await playFree(page, site);
    for (const board of boards) {
      const release = await holdCode(page);
      await page.goto(`${site}${LOTTERY_BASE}${brand}/${board}`, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate('document.fonts.ready.then(() => null)');
      const before = await page.evaluate<number[]>(PLACES);
      expect(before.length, board).toBeGreaterThan(10);
      release();
      await expect(page.getByText(/^Net today/), board).toBeVisible();
      expect(await page.evaluate<number[]>(PLACES), board).toEqual(before);
    }
  });

/** Of everything that can be pressed below the bar, from the top. */
const PLACES = `[...document.querySelectorAll('main > :not(header) button, main > :not(header) label')]
  .map((element) => Math.round(element.getBoundingClientRect().top))`;

/** Until it is released, no script of the lottery page arrives. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/lotto-h5/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
