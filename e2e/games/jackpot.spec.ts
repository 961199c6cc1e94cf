import type { Page, WebSocketRoute } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { openSlots, watchCalls } from './lobby.ts';

const POOL = '**/lgw/games/jackpot';
const BOARD = '**/wps/relay/GCSGAME_getRankList*';
const ROWS = 12;

test.use({ hasOwnAddress: true });

const winnerOf = (index: number) => ({
  vo: {
    notAuto: true,
    iconUrl: '',
    customerName: `ab***${index % 10}`,
    gameName: `Silver Lantern ${index}`,
    winAmount: `${1_000 - index}.50`,
  },
  vendor: 'LUM',
  gameId: `t${index}`,
  nodeId: `LUM.t${index}`,
  gameType: 'RNG',
  currency: 'CNY',
  at: 1_790_000_000_000 - index,
  isJackpot: index === 1,
});

/** Real winners depend on what other journeys played, so these are used to test how winners are shown. */
async function haveWinners(page: Page, count = ROWS): Promise<void> {
  const list = Array.from({ length: count }, (_, index) => winnerOf(index));
  await page.route(BOARD, (route) => route.fulfill({ json: { success: true, value: { list } } }));
}

const poolOf = (mode: string, amount: string | null) => ({
  json: {
    success: true,
    value: {
      mode,
      amount,
      currency: 'CNY',
      contributionPercent: null,
      titles: [],
      coming: [],
      lastWin: null,
    },
  },
});

const scrolled = (page: Page) =>
  page.evaluate<number>(`document.querySelector('section[aria-label="Recent winners"] ul').scrollTop`);

test.describe('the page', () => {
  test('shows what is in the pool, with two decimals, and the commitment of the next draw', async ({
    page,
  }) => {
    await page.goto('/m/jackpot');
    const answer = await (await page.request.get('/lgw/games/jackpot')).json();
    const { amount, coming } = answer.value as { amount: string; coming: { commitment: string }[] };
    expect(Number(amount)).toBeGreaterThanOrEqual(23_000_000);
    const shown = `¥${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
    await expect(page.getByRole('region', { name: 'Current jackpot' }).getByText(shown)).toBeAttached();
    await expect(page.getByText(coming[0]?.commitment ?? '')).toBeVisible();
    await expect(page.getByText('Not won yet.')).toBeVisible();
    await expect(page.getByText('Example')).toHaveCount(0);
  });

  test('asks again when the server says that the pool moved', async ({ page }) => {
    let amount = '23456789.01';
    await page.route(POOL, (route) => route.fulfill(poolOf('pool', amount)));
    let live: WebSocketRoute | null = null;
    await page.routeWebSocket('**/wps/live', (socket) => {
      live = socket;
    });
    await page.goto('/m/jackpot');
    await expect(page.getByText('¥23,456,789.01')).toBeAttached();
    await expect.poll(() => live !== null).toBe(true);
    amount = '23456790.26';
    (live as WebSocketRoute | null)?.send(JSON.stringify({ topic: 'jackpot' }));
    await expect(page.getByText('¥23,456,790.26')).toBeAttached();
  });

  test('opens the game of a winner that is pressed, by way of the login for visitors', async ({ page }) => {
    await haveWinners(page);
    await page.goto('/m/jackpot');
    await page.getByRole('button', { name: 'Play Silver Lantern 2. ab***2 won ¥998.50 on it' }).click();
    await expect(page).toHaveURL(/\/m\/login\?return=.*LUM\.t2/);
  });

  test('of a brand without a pool says that there is none, and nothing else', async ({ page }) => {
    await page.route(POOL, (route) => route.fulfill(poolOf('none', null)));
    await page.goto('/m/jackpot');
    await expect(page.getByText('No jackpot right now')).toBeVisible();
    await expect(page.getByText('Check the draws yourself')).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('lets winners scroll by a row every three seconds, until they are stopped or held', async ({
    page,
  }) => {
    await haveWinners(page);
    await page.clock.install();
    await page.goto('/m/jackpot');
    const stop = page.getByRole('button', { name: 'Pause the list' });
    await expect(stop).toBeVisible();
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
    expect(await scrolled(page)).toBeLessThanOrEqual(64);
    await page.clock.runFor(3_000);
    await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(64);
    await stop.click();
    await page.clock.runFor(500);
    const where = await scrolled(page);
    await page.clock.runFor(30_000);
    expect(await scrolled(page)).toBe(where);
    await expect(page.getByRole('button', { name: 'Resume the list' })).toBeVisible();
  });
});

test.describe('with less motion', () => {
  test('nothing rolls and nothing scrolls, and everything is there', async ({ page }) => {
    await haveWinners(page);
    await page.clock.install();
    await page.goto('/m/jackpot');
    await expect(page.getByRole('button', { name: /Silver Lantern 0/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the list' })).toHaveCount(0);
    await page.clock.runFor(30_000);
    expect(await scrolled(page)).toBe(0);
    const moving = await page.evaluate<number>(`[...document.querySelectorAll('[class*=reel]')]
      .filter((reel) => getComputedStyle(reel).transitionDuration !== '0s').length`);
    expect(moving).toBe(0);
  });

  test('the page and the board are accessible and fit, dark and light', async ({ page }) => {
    // As many as the box holds: what is scrolled out of it lies under what follows.
    await haveWinners(page, 5);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/m/jackpot', '/m/winnerBoard'] as const) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('button', { name: /Silver Lantern 0/ })).toBeVisible();
      expect(await findMisfits(page)).toEqual([]);
      expect(await findSeriousViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findSeriousViolations(page, { isFurtherLook: true })).toEqual([]);
    }
  });
});

test.describe('the banner', () => {
  test('stands on lists of slots alone, and leads to the page', async ({ page }) => {
    await page.goto('/m/gameList?type=vassalage&gameType=FISH');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const banner = page.getByRole('link', { name: /^Jackpot: ¥23,/ });
    await expect(banner).toHaveCount(0);
    await openSlots(page);
    await banner.click();
    await expect(page).toHaveURL(/\/m\/jackpot$/);
  });

  test('of a brand without a pool counts by 100 to 500 every three to five seconds, and says what it is', async ({
    page,
  }) => {
    await page.route(POOL, (route) => route.fulfill(poolOf('illustration', null)));
    await page.clock.install();
    await openSlots(page);
    const banner = page.getByRole('link', { name: /^Example jackpot: / });
    await expect(banner.getByText('Example')).toBeVisible();
    const read = async () => {
      const label = (await banner.getAttribute('aria-label')) ?? '';
      return Math.round(Number(label.replace(/[^\d.]/g, '')) * 100);
    };
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
    for (let step = 0; step < 3; step += 1) {
      const before = await read();
      expect(before).toBeGreaterThanOrEqual(2_300_000_000);
      await page.clock.runFor(5_000);
      await expect.poll(async () => (await read()) - before).toBeGreaterThanOrEqual(10_000);
      expect((await read()) - before).toBeLessThanOrEqual(100_000);
    }
  });
});

test('home shows winners once somebody comes near them, and none where nobody has won', async ({ page }) => {
  const calls = watchCalls(page, '/wps/relay/GCSGAME_getRankList');
  await haveWinners(page, 0);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/m/home');
  await expect(page.getByRole('tabpanel', { name: 'Hot games' }).getByRole('listitem')).toHaveCount(9);
  expect(calls).toHaveLength(0);
  await page.getByText('What you can count on').scrollIntoViewIfNeeded();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.searchParams.get('limitNum')).toBe('100');
  await expect(page.getByRole('region', { name: 'Recent winners' })).toHaveCount(0);
  await haveWinners(page);
  await page.reload();
  await page.getByText('What you can count on').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'All winners' }).click();
  await expect(page).toHaveURL(/\/m\/winnerBoard$/);
  await expect(page.getByRole('button', { name: /Silver Lantern/ })).toHaveCount(ROWS);
});
