import type { Page } from '@playwright/test';
import { type ArcadeOperator, startArcadeOperator } from './arcade-operator.ts';
import { findSeriousViolations } from './axe.ts';
import { findMisfits } from './fit.ts';
import { expect, test } from './test.ts';

let operator: ArcadeOperator;
test.beforeAll(async () => {
  operator = await startArcadeOperator({ balance: 10_000_00n * 1_000n });
});
test.afterAll(() => operator.close());

const HOLDEM = { game_code: 'diamond-club-holdem', studio: 'NORTHSTAR' };

async function open(page: Page, changes: object, from = operator): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await from.gameUrl({ game_code: HOLDEM.game_code, ...changes }, HOLDEM.studio));
}

async function sit(page: Page): Promise<void> {
  await page.getByRole('article', { name: '¥25.00 / ¥50.00' }).getByRole('button', { name: 'Sit' }).click();
  await page.getByRole('button', { name: 'Least' }).click();
  await page.getByRole('button', { name: 'Sit down with ¥2,000.00' }).click();
  await expect(page.getByText('You', { exact: true })).toBeVisible();
}

const move = (page: Page, name: RegExp) => page.getByRole('button', { name });
const handOf = async (page: Page) => (await page.getByText(/^Hand \d+$/).textContent()) ?? '';

const OVER = /^(Next hand in|You win)/;

/** Whoever is asked checks or calls, until the hand is over. */
async function playOut(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) {
      const button = move(page, /^(Check|Call)/);
      // It may be the other's turn by the time it is pressed.
      if (await button.isEnabled({ timeout: 100 }).catch(() => false))
        await button.click({ timeout: 1_000 }).catch(() => {});
    }
    await expect((pages[0] as Page).getByText(OVER)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000, intervals: [100] });
}

test("two members play hold'em: both see the same board, one leaves and comes back, and the hand is verified", async ({
  page,
  browser,
}) => {
  test.slow();
  const away = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } });
  const other = await away.newPage();
  await open(page, { user: 'cards-1' });
  await open(other, { user: 'cards-2' });
  const { wallet } = operator;
  const before = wallet.balance();
  await sit(page);
  await expect.poll(() => wallet.balance()).toBeLessThan(before);
  await expect(page.getByText('Waiting for another player')).toBeVisible();
  await sit(other);

  await expect(page.getByRole('list', { name: 'Your cards' }).getByRole('img')).toHaveCount(2, {
    timeout: 30_000,
  });
  // Nobody sees the other's cards.
  const mine = await page
    .getByRole('list', { name: 'Your cards' })
    .getByRole('img')
    .first()
    .getAttribute('aria-label');
  expect(await other.locator(`[aria-label="${mine}"]`).count()).toBe(0);
  expect(await handOf(page)).toBe(await handOf(other));
  expect(await findSeriousViolations(page)).toEqual([]);

  // A second page of the same player follows, and a page that comes back finds its seat.
  await other.reload();
  await expect(other.getByRole('list', { name: 'Your cards' }).getByRole('img')).toHaveCount(2);
  await playOut([page, other]);
  const board = (shown: Page) =>
    shown.getByRole('list', { name: 'Board' }).getByRole('img').allTextContents();
  expect(await board(page)).toEqual(await board(other));

  // One leaves after the hand at the latest: the stack is in the wallet again.
  const during = wallet.balance();
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => wallet.balance(), { timeout: 60_000 }).toBeGreaterThan(during);
  await expect(other.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your hands' }).click();
  await page.getByRole('button', { name: 'Look' }).last().click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Verify this hand' }).click();
  await expect(page.getByText('Verified on your device. Everything matches.')).toBeVisible();
  await expect(page.getByText('The seed that this browser sent is among them')).toBeVisible();
  await away.close();
});

for (const { width, css, lang, practice, sitWith } of [
  { width: 320, css: 'dark', lang: 'vi', practice: /^Tập chơi/, sitWith: /^Ngồi vào với/ },
  { width: 320, css: 'light', lang: 'tl', practice: /^Practice/, sitWith: /^Umupo na may/ },
  { width: 430, css: 'light', lang: 'en', practice: /^Practice/, sitWith: /^Sit down with/ },
])
  test(`a practice table fits ${width} px in ${css} and ${lang}, and breaks no rule of access`, async ({
    page,
  }) => {
    // Players of another test who are gone would be waited for.
    const own = await startArcadeOperator({ balance: 10_000_00n * 1_000n });
    await page.setViewportSize({ width, height: 640 });
    await open(page, { user: `cards-${width}-${lang}`, lang, meta: { css } }, own);
    await expect(page.getByRole('button', { name: practice })).toBeVisible();
    expect(await findMisfits(page)).toEqual([]);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: practice }).click();
    await page.getByRole('button', { name: sitWith }).click();
    await expect(page.locator('button[aria-keyshortcuts="F"]')).toBeEnabled({ timeout: 60_000 });
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.keyboard.press('f');
    await expect(page.locator('button[aria-keyshortcuts="F"]')).toHaveCount(0);
    await own.close();
  });

for (const { game_code, studio, moves } of [
  { game_code: 'night-market-tien-len', studio: 'LANTERNWORKS', moves: ['Hint', 'Play'] },
  { game_code: 'mahjong-alley-big-two', studio: 'LANTERNWORKS', moves: ['Hint', 'Play'] },
  { game_code: 'spice-bazaar-teen-patti', studio: 'VESPER', moves: ['See cards', 'Chaal'] },
])
  test(`${game_code} is played at a practice table`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await operator.gameUrl({ game_code, user: `cards-${game_code}` }, studio));
    await page.getByRole('button', { name: /^Practice/ }).click();
    await page.getByRole('button', { name: /^Sit down with/ }).click();
    const nothing = page.getByRole('button', { name: 'Nothing fits' });
    for (const name of moves) {
      const button = page.getByRole('button', { name, disabled: false });
      await expect(button.or(nothing)).toBeVisible({ timeout: 60_000 });
      expect(await findMisfits(page)).toEqual([]);
      // Nothing may beat what lies there.
      if (await nothing.isVisible()) await page.getByRole('button', { name: 'Pass' }).click();
      else await button.click();
    }
    await expect(page.getByText(/to act$|^Next hand in|^You win/)).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
