import type { Page } from '@playwright/test';
import { findSeriousViolations } from './axe.ts';
import { signInAs } from './members.ts';
import { expect, test } from './test.ts';

const ROUNDS = 10;

test.use({ hasOwnAddress: true });

test('a member joins, claims free rounds, plays them in the arcade, and keeps what they win', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'agent01', '/m/activity');
  await page.getByRole('link', { name: /Ten free rounds/ }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click();
  await expect(page.getByText(`${ROUNDS} of ${ROUNDS} left`)).toBeVisible();
  const play = page.getByRole('link', { name: 'Play now' });
  await expect(play).toBeVisible({ timeout: 20_000 });
  expect(await findSeriousViolations(page)).toEqual([]);

  await play.click();
  const game = page.frameLocator('iframe');
  const offer = game.getByRole('dialog', { name: `${ROUNDS} free rounds for you` });
  await expect(offer).toBeVisible();
  const before = await coinsOf(page);
  await offer.getByRole('button', { name: 'Play free rounds' }).click();
  await expect(game.getByRole('textbox')).toHaveCount(0);
  for (let left = ROUNDS; left > 1; left -= 1) {
    await expect(game.getByText(`${left} of ${ROUNDS} left`)).toBeVisible();
    await spin(page, `${left - 1} of ${ROUNDS} left`);
  }
  await spin(page, `All ${ROUNDS} free rounds played`);
  const sum = await game.getByText(/^You won/).textContent();
  const won = Number(sum?.replace(/[^\d]/g, ''));
  await game.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => coinsOf(page)).toBe(before + won);
  await expect(game.getByRole('textbox')).toBeVisible();
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.getByRole('button', { name: 'Your rounds' }).click();
  await expect(game.getByText('Free round', { exact: true })).toHaveCount(ROUNDS);

  await page.goto('/m/rewardCenter');
  await expect(page.getByText('Your free rounds')).toHaveCount(0);
  await page.goto('/m/gameRecord');
  await expect(page.getByText(/Free round/).first()).toBeVisible();
});

/** A round whose features are skipped as a player would. */
async function spin(page: Page, shown: string): Promise<void> {
  const game = page.frameLocator('iframe');
  const button = game.getByRole('button', { name: 'Spin', exact: true });
  await button.click();
  await expect(async () => {
    if (!(await game.getByText(shown).isVisible())) await button.click({ timeout: 500 }).catch(() => {});
    await expect(game.getByText(shown)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

/** Of the bar around the game. */
async function coinsOf(page: Page): Promise<number> {
  const shown = page.getByText(/^¥?[\d,]+\.\d\d$/).first();
  return Number(((await shown.textContent()) ?? '').replace(/[^\d]/g, ''));
}
