import type { Page } from '@playwright/test';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';

const DICE = '/m/play?gameCategory=RNG&vendor=TIDEWATER&nodeId=TIDEWATER.tide-dice';

test.use({ hasOwnAddress: true });

test('a member plays dice for money: site, game and records tell of the same round', async ({ page }) => {
  await signInAs(page, 'mary01');
  await page.goto(DICE);
  const before = await balanceOf(page);
  const game = page.frameLocator('iframe');
  // The site's bar shows the balance and the way out, so the game shows neither.
  await expect(game.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(game.getByText(before, { exact: true })).toHaveCount(0);
  await expect(game.getByRole('button', { name: 'Leave the game' })).toHaveCount(0);

  await game.getByRole('button', { name: 'Roll', exact: true }).dblclick();
  await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  await expect.poll(() => balanceOf(page)).not.toBe(before);
  const after = await balanceOf(page);
  expect([-500, 500]).toContain(coinsOf(after) - coinsOf(before));

  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.goto('/m/gameRecord');
  await expect(page.getByText('Tide Dice').first()).toBeVisible();
});

test("a trial plays dice with money that is nobody's", async ({ page }) => {
  await page.goto('/m/trail');
  await page.getByRole('button', { name: 'Play free' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(DICE);
  const game = page.frameLocator('iframe');
  await expect.poll(() => balanceOf(page)).toBe('10,000.00');
  await game.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  await expect.poll(() => balanceOf(page)).toMatch(/^(9,995\.00|10,005\.00)$/);
});

test('who is not signed in comes to the game by way of the login', async ({ page }) => {
  await page.goto(DICE);
  await expect(page).toHaveURL(/\/m\/login\?return=/);
});

/** Of the bar around the game. */
async function balanceOf(page: Page): Promise<string> {
  const shown = page.getByText(/^¥?[\d,]+\.\d\d$/).first();
  return (await shown.textContent()) ?? '';
}

const coinsOf = (shown: string): number => Number(shown.replace(/[^\d]/g, ''));
