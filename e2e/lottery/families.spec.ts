import type { Page } from '@playwright/test';
import { field, newcomer, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { ask, coinsOf, type Lottery, type Order, placeBets, playFree } from './lottery.ts';

const PASSWORD = 'Every-family-1';

/** Every family is sold by one of the demo brands, in the skins it has. */
test('a bet in each family and skin of Harbor', async ({ page }) => {
  await playFree(page);
  await betOnEach(page, 'harbor', ['ssc', 'd3', '11x5', 'pk10', 'k3', 'lucky28', 'marksix', 'keno']);
});

test('a bet in each region of Vietnam, at Lantern', async ({ page }) => {
  const { username, number } = newcomer('e2eregion', '091200042');
  const about = { username, number, country: 'VN', payeeName: 'Mai Thi Lan' };
  await registerWithMoney(page, 'lantern', { about, amount: '1000000' });
  await betOnEach(page, 'lantern', ['vietnamNorth', 'vietnamSouth', 'vietnamCentral']);
});

test('a bet in each family of Perlas', async ({ page }) => {
  const { username, number } = newcomer('e2elotto', '091755531');
  const about = { username, number: `${number}0`, country: 'PH', email: `${username}@parlour.example` };
  await registerWithMoney(page, 'perlas', { about, amount: '200' });
  await betOnEach(page, 'perlas', ['fourd', 'thai', 'yeekee']);
});

type Funding = {
  about: Omit<Parameters<typeof registerMember>[1], 'password' | 'site'>;
  amount: string;
};

async function registerWithMoney(page: Page, brand: string, { about, amount }: Funding): Promise<void> {
  const site = `${process.env.BASE_URL?.replace('localhost', `${brand}.localhost`)}`;
  await page.addInitScript(`localStorage.PARLOUR_LANGUAGE = '"EN"'`);
  await registerMember(page, { ...about, password: PASSWORD, site });
  await page.goto(`${site}/m/voucherCenter`);
  await page.getByRole('radio', { name: /Card and wallet/ }).check();
  await field(page, 'Amount').fill(amount);
  await page.getByRole('button', { name: /^Deposit / }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('has been added to your balance.')).toBeVisible();
}

async function betOnEach(page: Page, brand: string, families: readonly string[]): Promise<void> {
  const lobby = `/m/lotto-h5/${brand}/trad/games/lobby?merchant=${brand}`;
  await page.goto(new URL(lobby, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Lotteries' })).toBeVisible();
  const { items } = await ask<{ items: Lottery[] }>(page, '/lgw/games/mobile');
  for (const family of families) {
    // The last of a family is the one drawn least often: it does not close meanwhile.
    const lottery = items.findLast(({ gameGroupId }) => gameGroupId === family);
    if (!lottery) throw new Error(`${brand} has no lottery of ${family}`);
    for (const playType of lottery.playTypes) await bet(page, lobby, { ...lottery, playType });
  }
}

type Asked = Lottery & { playType: 'trad' | 'ent' };

async function bet(page: Page, lobby: string, { gameId, gameGroupId, name, playType }: Asked): Promise<void> {
  const what = `${gameId} ${playType}`;
  const path = lobby.replace('trad/games/lobby', `${playType}/games/${gameId}`);
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await expect(page.getByRole('heading', { name }), what).toBeVisible();
  const quick = page.getByRole('button', { name: 'Quick pick' });
  const number = page.locator('main button[aria-pressed]');
  await expect(quick.or(number).first(), what).toBeVisible();
  if (gameGroupId.startsWith('vietnam')) await expectNumbersOnFirstScreen(page, what);
  if (SOLD_ELSEWHERE.has(gameGroupId)) await expectBoard(page, what);
  await ((await quick.count()) > 0 ? quick : number).first().click();
  const send = page.getByRole('button', { name: /^Bet [^ ]*\d/ });
  await expect(send, what).toBeEnabled();
  const shown = coinsOf((await send.textContent()) ?? '');
  const ordersOf = async () => (await ask<{ items: Order[] }>(page, `/lgw/orders?gameId=${gameId}`)).items;
  const before = await ordersOf();
  await send.click();
  await placeBets(page);
  const after = await ordersOf();
  expect(after, what).toHaveLength(before.length + 1);
  expect(coinsOf(after[0]?.stake ?? ''), `${what}: the stake shown is the stake taken`).toBe(shown);
}

/** Boards that no other look at the lottery page comes by: Harbor sells the others. */
const SOLD_ELSEWHERE = new Set([
  ...['vietnamNorth', 'vietnamSouth', 'vietnamCentral'],
  ...['thai', 'fourd', 'yeekee'],
]);

async function expectBoard(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await findMisfits(page), `${what} at 320 px`).toEqual([]);
  expect.soft(await findSeriousViolations(page), what).toEqual([]);
}

/** Between the draw and the stake there is room for numbers, on the smallest phone. */
async function expectNumbersOnFirstScreen(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const number = await page.locator('main button[aria-pressed]').first().boundingBox();
  const foot = await page.getByRole('region', { name: 'Your bet' }).boundingBox();
  expect((number?.y ?? 0) + (number?.height ?? 0), what).toBeLessThan(foot?.y ?? 0);
}
