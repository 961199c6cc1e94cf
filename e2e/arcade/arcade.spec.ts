import type { Locator, Page } from '@playwright/test';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { type ArcadeOperator, startArcadeOperator } from './arcade-operator.ts';

let operator: ArcadeOperator;

test.beforeAll(async () => {
  operator = await startArcadeOperator({ balance: 250_00n * 1_000n });
});
test.afterAll(() => operator.close());

test('a roll moves the balance by what it says, a second tap places no second bet, and the round verifies', async ({
  page,
}) => {
  await openGame(page, { user: 'journey-1' });
  const game = page.frameLocator('iframe');
  await expect(game.getByText('¥250.00')).toBeVisible();
  const { wallet } = operator;
  const bets = wallet.calls('bet').length;
  await game.getByRole('button', { name: 'Roll', exact: true }).dblclick();
  await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  expect(wallet.calls('bet').length).toBe(bets + 1);
  const cents = String(wallet.balance() / 1_000n);
  await expect(game.getByText(`¥${cents.slice(0, -2)}.${cents.slice(-2)}`).first()).toBeVisible();

  await game.getByRole('button', { name: 'Check this round' }).click();
  await game.getByRole('button', { name: 'Reveal and change seed' }).click();
  await expect(game.getByText('Verified on your device. Everything matches.')).toBeVisible();
});

test('after an order that took long on its way, the next is not sent before the service takes it', async ({
  page,
}) => {
  await page.route('**/api/rounds', (route) => setTimeout(() => route.continue(), 600), { times: 1 });
  await page.goto(await operator.gameUrl({ user: 'journey-5' }));
  const bets = operator.wallet.calls('bet').length;
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect.poll(() => operator.wallet.calls('bet').length).toBe(bets + count);
  }
  await expect(page.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
});

for (const [meta, buttons] of [
  [{ buy: true }, 1],
  [{ buy: false }, 0],
  [{ pace: 'strict' }, 0],
] as const)
  test(`a slot opened with ${JSON.stringify(meta)} has ${buttons} ways to buy its feature`, async ({
    page,
  }) => {
    const slot = TITLES.find(({ mechanic }) => mechanic === 'slots');
    if (!slot) throw new Error('there is no slot');
    const asked = { user: `buys-${JSON.stringify(meta)}`, game_code: slot.game_code, meta };
    await page.goto(await operator.gameUrl(asked, slot.studio));
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy feature' })).toHaveCount(buttons);
  });

test.describe('an order without an answer for a long time', () => {
  test.use({ allowedProblems: /ERR_FAILED/ });

  test('is kept and said to be, and is one bet however it is tried again', async ({ page }) => {
    await page.clock.install();
    await page.goto(await operator.gameUrl({ user: 'journey-6' }));
    const bets = operator.wallet.calls('bet').length;
    const ids: string[] = [];
    // The first is carried out, and its answer lost; nothing gets through after it.
    await page.route('**/api/rounds', async (route) => {
      ids.push(route.request().postDataJSON().roundId);
      if (ids.length === 1) await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(page.getByText("We're retrying; your bet won't be placed twice.")).toBeVisible();
    const kept = page.getByText('Your order is kept and counts once');
    const passUntilSeen = (words: Locator) =>
      expect
        .poll(() => page.clock.runFor(1_500).then(() => words.isVisible()), {
          intervals: [50],
          timeout: 60_000,
        })
        .toBe(true);
    await passUntilSeen(kept);
    const tries = ids.length;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => ids.length).toBeGreaterThan(tries);
    await page.unrouteAll();
    await passUntilSeen(page.getByText(/^Rolled \d+\.\d\d/));
    expect(new Set(ids).size).toBe(1);
    expect(operator.wallet.calls('bet')).toHaveLength(bets + 1);
    await expect(kept).toHaveCount(0);
  });
});

test('a round is watched again from the history and from its proof', async ({ page }) => {
  const mines = TITLES.find(({ mechanic }) => mechanic === 'mines');
  if (!mines) throw new Error('there is no title of mines');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(await operator.gameUrl({ user: 'journey-7', game_code: mines.game_code }, mines.studio));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const told = page.locator('p[role=status]', { hasText: /(mine|jewel)/i });
  await page.getByRole('button', { name: 'Open a random tile' }).click();
  await expect(told).toBeVisible();
  const cashOut = page.getByRole('button', { name: /^Cash out/ });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(cashOut.or(start).first()).toBeVisible();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(start).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your rounds' }).click();
  await page.getByRole('button', { name: 'Watch again' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Watch again' });
  await expect(dialog.getByText(/^Turn \d of \d$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Play it again' })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  expect(await findMisfits(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Your rounds' }).click();
  await page.getByRole('button', { name: 'Verify', exact: true }).first().click();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(dialog.getByRole('button', { name: 'Play it again' })).toBeVisible();
});

test('automatic play far above the last bet asks once more before it starts', async ({ page }) => {
  await page.goto(await operator.gameUrl({ user: 'journey-8' }));
  const bets = operator.wallet.calls('bet').length;
  await page.getByRole('textbox', { name: /^Bet/ }).fill('150');
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  const start = page.getByRole('button', { name: 'Start auto play' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Auto play' });
  await expect(dialog.getByText("That's a big jump from your last bet.")).toBeVisible();
  expect(operator.wallet.calls('bet')).toHaveLength(bets);
  await start.click();
  await expect.poll(() => operator.wallet.calls('bet').length).toBeGreaterThan(bets);
});

test.describe('a bet that the wallet refuses', () => {
  test.use({ allowedProblems: /status of 409/ });

  test('is told in words, and the game goes on', async ({ page }) => {
    await openGame(page, { user: 'journey-2' });
    const game = page.frameLocator('iframe');
    const roll = game.getByRole('button', { name: 'Roll', exact: true });
    await game.getByRole('textbox', { name: /^Bet/ }).fill('400');
    await roll.click();
    // A bet far above the last is asked about.
    if (await game.getByText(/Tap again to bet/).isVisible()) await roll.click();
    await expect(game.getByText('Your balance is too low for this bet.')).toBeVisible();
    await game.getByRole('button', { name: 'Min' }).click();
    await roll.click();
    await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
  });
});

test('the site around the game hears what it is told, and hears nothing said to others', async ({ page }) => {
  await openGame(page, { user: 'journey-3' });
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Deposit' }).click();
  await game.getByRole('button', { name: 'Leave the game' }).click();
  await expect
    .poll(() => page.evaluate('heard.map(({ kind }) => kind)'))
    .toEqual(['parlour.game.ready', 'parlour.game.deposit', 'parlour.game.close']);
  const origins = await page.evaluate('[...new Set(heard.map(({ origin }) => origin))]');
  expect(origins).toEqual([process.env.ARCADE_URL]);
});

for (const { width, css, lang } of [
  { width: 320, css: 'dark', lang: 'th' },
  { width: 430, css: 'light', lang: 'en' },
])
  test(`the game fits ${width} px in ${css} and ${lang}, and breaks no rule of access`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(await operator.gameUrl({ user: 'journey-4', lang, meta: { css } }));
    await page.getByRole('slider').waitFor();
    await page.locator('button', { hasText: /^(RollWin|ทอย)/ }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBe(0);
    await page.getByRole('button', { name: /^(Menu|เมนู)$/ }).click();
    await page.getByRole('button', { name: /^(Rules and payouts|กติกาและอัตราจ่าย)$/ }).click();
    await page.getByRole('table').waitFor();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
  });

async function openGame(page: Page, changes: object): Promise<void> {
  await page.goto(operator.framed(await operator.gameUrl(changes)));
}
