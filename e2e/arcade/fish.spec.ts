import type { Page, Route } from '@playwright/test';
import type { FishSeen } from '../../packages/game-rules/src/fish/fish.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';
import { type ArcadeOperator, startArcadeOperator } from './arcade-operator.ts';

let operator: ArcadeOperator;
test.beforeAll(async () => {
  operator = await startArcadeOperator({ balance: 2_000_00n * 1_000n });
});
test.afterAll(() => operator.close());

const REEF = { game_code: 'coral-reef-fishing', studio: 'PAPERMOON' };

async function enter(page: Page, user: string): Promise<void> {
  const { game_code, studio } = REEF;
  await page.goto(await operator.gameUrl({ game_code, user }, studio));
  await expect(page.getByText('Tap a fish to shoot')).toBeVisible();
}

const fireButton = (page: Page) => page.getByRole('button', { name: /^Fire/ });
const load = async (page: Page) => {
  await page.getByRole('button', { name: 'Reload', pressed: true }).click();
  await page.getByRole('button', { name: /^Load 20 shots/ }).click();
  await expect(fireButton(page)).toContainText('20 shots');
};

/** Keeps the trigger pressed until so many shots are left. */
async function holdUntil(page: Page, left: RegExp): Promise<void> {
  await fireButton(page).hover();
  await page.mouse.down();
  await expect(page.getByText(left).first()).toBeVisible({ timeout: 30_000 });
  await page.mouse.up();
}

test('two members shoot in one room, one leaves and comes back to the same magazine, and it is verified', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const other = await openElsewhere();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, 'fisher-1');
  await enter(other, 'fisher-2');
  const { wallet } = operator;
  const before = wallet.balance();
  await load(page);
  await load(other);
  // Two magazines of 5.00, one bet each.
  await expect.poll(() => before - wallet.balance()).toBe(2n * 500_000n);

  // A tap on the sea fires at what is there; the arrows and the space bar do the same.
  const sea = page.getByRole('button', { name: /^The sea/ });
  await sea.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(fireButton(page)).toContainText(/1\d shots/);
  await holdUntil(other, /^1[0-5] shots$/);
  await holdUntil(page, /^1[0-5] shots$/);

  // Whoever comes back finds what was not fired.
  await other.waitForLoadState('networkidle').catch(() => {});
  const left = await fireButton(other).textContent();
  await other.reload();
  await expect(fireButton(other)).toContainText(left?.replace('Fire', '') ?? '', { timeout: 15_000 });

  await holdUntil(page, /^Load 20 shots$/);
  expect(wallet.calls('win').length).toBe(1);
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByRole('button', { name: /new server seed|Reveal/i }).click();
  await expect(page.getByText('Verified on your device. Everything matches.')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
});

/** What the service drew is told as misses, so that chance decides nothing. */
async function tellMisses(route: Route): Promise<void> {
  const response = await route.fetch();
  const round = (await response.json()) as { seen: FishSeen };
  const shots = round.seen.shots.map((shot) => ({ ...shot, isCaught: false, pays: 0 }));
  await route.fulfill({ response, json: { ...round, seen: { ...round.seen, shots } } });
}

const auto = (page: Page) => page.getByRole('button', { name: /^Auto/ });

// A magazine is 5.00; of ten that may be bought, the loss leaves one, or two and a half.
for (const { loss, magazines } of inFull(
  [
    { loss: '5.00', magazines: 1 },
    { loss: '12.50', magazines: 2 },
  ],
  [{ loss: '1000.00', magazines: 10 }],
))
  test(`automatic fire of ten magazines that may lose ${loss} buys ${magazines}, fires them, and stops`, async ({
    page,
  }) => {
    const { wallet } = operator;
    await page.route('**/api/rounds/*/steps', tellMisses);
    await enter(page, `fisher-auto-${loss}`);
    await auto(page).click();
    await page.getByLabel(/^Stop when the total loss would exceed/).fill(loss);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(auto(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(auto(page)).toHaveAttribute('aria-pressed', 'false', { timeout: 120_000 });
    await expect(page.getByRole('button', { name: /^Load 20 shots/ })).toBeVisible();
    expect(wallet.calls('bet').filter(({ user }) => user === `fisher-auto-${loss}`)).toHaveLength(magazines);
  });

for (const { game_code, studio, width, css, lang } of inFull(
  [{ ...REEF, width: 320, css: 'dark', lang: 'vi' }],
  [
    { game_code: 'deep-blue-fishing', studio: 'OXBOW', width: 390, css: 'light', lang: 'th' },
    { game_code: 'pirate-cove-fishing', studio: 'REDFINCH', width: 430, css: 'dark', lang: 'ja' },
  ],
))
  test(`${game_code} fits ${width} px in ${css} and ${lang}, and breaks no rule of access`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(await operator.gameUrl({ game_code, user: 'fisher-3', lang, meta: { css } }, studio));
    await expect(page.locator('button:has(strong)').filter({ hasText: '20' })).toBeEnabled();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.locator('section button:has(svg)').first().click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(23);
  });
