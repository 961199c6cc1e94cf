import type { Page } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

const ROUNDS = 10;

// Whoever presses too early is told to wait.
test.use({ hasOwnAddress: true, allowedProblems: /status of 429/ });

test('a member joins, claims free rounds, plays them in the arcade, and keeps what they win', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerMember(page, { ...newcomer('roundfan0', '1380013807'), password: 'Parlour#2026' });
  await openInSite(page, '/m/activity');
  await page.getByRole('link', { name: /Ten free rounds/ }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.goto('/m/rewardCenter');
  const reward = page.getByRole('article').filter({ hasText: 'Ten free rounds' });
  await reward.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText(`${ROUNDS} of ${ROUNDS} left`)).toBeVisible();
  const play = page.getByRole('link', { name: 'Play now' });
  await expect(play).toBeVisible({ timeout: 30_000 });
  expect(await findSeriousViolations(page)).toEqual([]);

  await play.click();
  const game = page.frameLocator('iframe');
  await expect(game.getByText(`${ROUNDS} free rounds for you`)).toBeVisible({ timeout: 60_000 });
  const before = await coinsOf(page);
  await game.getByRole('button', { name: 'Play free rounds' }).click();
  await expect(game.getByRole('textbox')).toHaveCount(0);
  await expect(game.getByText(`${ROUNDS} of ${ROUNDS} left`)).toBeVisible();
  await playAll(page);
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

/** Presses whatever goes on: the next round, or past what is celebrated. */
async function playAll(page: Page): Promise<void> {
  const game = page.frameLocator('iframe');
  const cover = game.getByRole('button', { name: 'Continue' });
  const next = game.getByRole('button', { name: 'Spin', exact: true, disabled: false });
  await expect(async () => {
    for (const button of [cover, next])
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
    expect(await game.getByText(`All ${ROUNDS} free rounds played`).isVisible()).toBe(true);
  }).toPass({ timeout: 150_000, intervals: [150] });
}

/** Of the bar around the game. */
async function coinsOf(page: Page): Promise<number> {
  const shown = page.getByText(/^¥?[\d,]+\.\d\d$/).first();
  return Number(((await shown.textContent()) ?? '').replace(/[^\d]/g, ''));
}
