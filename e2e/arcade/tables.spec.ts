import type { Page } from '@playwright/test';
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

const BACCARAT = { game_code: 'koi-pond-baccarat-table', studio: 'LANTERNWORKS' };

async function sitDown(
  page: Page,
  { game_code, studio, ...changes }: typeof BACCARAT & object,
): Promise<void> {
  await page.goto(await operator.gameUrl({ game_code, ...changes }, studio));
}

const bet = async (page: Page, spot: RegExp) => {
  await expect(page.getByText('Place your bets')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: spot }).click();
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('button', { name: 'Bet placed' })).toBeVisible();
};

test('two members bet at one table, one takes a bet back, the other comes back to theirs, and both see what came', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const other = await openElsewhere();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, { ...BACCARAT, user: 'table-1' } as typeof BACCARAT);
  await sitDown(other, { ...BACCARAT, user: 'table-2' } as typeof BACCARAT);
  // A round that begins now: there is time for everything.
  await expect(page.getByText('No more bets')).toBeVisible({ timeout: 60_000 });
  await bet(page, /^Player, pays/);
  await expect(
    other.getByText('1 bet at the table').or(other.getByText('Place a chip on the table')),
  ).toBeVisible();
  const { wallet } = operator;
  const first = wallet.balance();
  // A second bet is added to the first.
  await bet(page, /^Player pair, pays/);
  await expect.poll(() => wallet.balance()).toBeLessThan(first);
  const before = wallet.balance();
  await bet(other, /^Tie, pays/);
  await other.getByRole('button', { name: 'Take the last bet back' }).click();
  await expect.poll(() => wallet.balance()).toBe(before);
  await bet(other, /^Banker, pays/);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Bet placed' })).toBeVisible();

  const told = /wins \d to \d|Tie at \d/;
  await expect(page.getByText(told)).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText(told)).toBeVisible();
  expect(await page.getByText(told).textContent()).toBe(await other.getByText(told).textContent());
  await expect(page.getByText(/You won|No win|comes back/)).toBeVisible();
  await expect(other.getByText(/You won|No win|comes back/)).toBeVisible();

  await page.getByRole('button', { name: 'Check this round' }).click();
  await expect(page.getByText('Verified on your device. Everything matches.')).toBeVisible();
  await other.getByRole('button', { name: 'Statistics' }).click();
  await expect(other.getByRole('img', { name: 'Big road' })).toBeVisible();
  expect(await findSeriousViolations(other)).toEqual([]);
});

/** The other games in full: where a bet lies differs, what happens to it does not. */
const OTHERS = [
  { game_code: 'star-voyage-roulette-table', studio: 'NORTHSTAR' },
  { game_code: 'dragon-gate-dragon-tiger-table', studio: 'LANTERNWORKS' },
  { game_code: 'noodle-bar-sic-bo-table', studio: 'LANTERNWORKS' },
  { game_code: 'night-market-bau-cua-table', studio: 'LANTERNWORKS' },
  { game_code: 'bamboo-grove-xoc-dia-table', studio: 'LANTERNWORKS' },
  { game_code: 'carnival-colour-game-table', studio: 'PAPERMOON' },
];
for (const { game_code, studio } of inFull<(typeof OTHERS)[number]>([], OTHERS))
  test(`at ${game_code} two members bet, one leaves and comes back, both are told what came, and it is verified`, async ({
    page,
    openElsewhere,
  }) => {
    test.slow();
    const other = await openElsewhere();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sitDown(page, { game_code, studio, user: 'table-4' } as typeof BACCARAT);
    await sitDown(other, { game_code, studio, user: 'table-5' } as typeof BACCARAT);
    await expect(page.getByText('No more bets')).toBeVisible({ timeout: 60_000 });
    for (const own of [page, other]) {
      await expect(own.getByText('Place your bets')).toBeVisible({ timeout: 60_000 });
      await own
        .getByRole('button', { name: /, pays / })
        .first()
        .click();
      await own.getByRole('button', { name: 'Place bet' }).click();
      await expect(own.getByRole('button', { name: 'Bet placed' })).toBeVisible();
    }
    await other.reload();
    await expect(other.getByRole('button', { name: 'Bet placed' })).toBeVisible();
    for (const own of [page, other])
      await expect(own.getByText(/You won|No win|comes back/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Check this round' }).click();
    await expect(page.getByText('Verified on your device. Everything matches.')).toBeVisible();
    await other.getByRole('button', { name: 'Statistics' }).click();
    await expect(other.getByRole('dialog').getByText(/^\d+ bets? at the table$/)).toBeVisible();
  });

const FOCUSED = `(() => {
  const element = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const words = element.labels?.[0]?.textContent ?? element.textContent;
  return { tag: element.tagName, name: element.getAttribute('aria-label') ?? words.trim(), isSeen };
})()`;

/** Steps on with the tab key; whatever has the focus on the way has a name and is seen to have it. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const { tag, name, isSeen } = await page.evaluate<{ tag: string; name: string; isSeen: boolean }>(
      FOCUSED,
    );
    if (tag === 'BODY') continue;
    expect(name, `a ${tag} without a name`).not.toBe('');
    expect(isSeen, `${name} does not show that it has the focus`).toBe(true);
    if (wanted.test(name)) return;
  }
  throw new Error(`the tab key never came to ${wanted}`);
}

for (const { game_code, studio } of inFull(
  // Calm tables: who goes through all places of a cloth by key needs the time.
  [
    { game_code: 'midnight-jazz-no-fee-table', studio: 'VESPER' },
    { game_code: 'rose-garden-french-table', studio: 'VESPER' },
  ],
  [
    { game_code: 'tea-house-dragon-tiger-table', studio: 'LANTERNWORKS' },
    { game_code: 'noodle-bar-sic-bo-table', studio: 'LANTERNWORKS' },
    { game_code: 'monsoon-bau-cua-table', studio: 'OXBOW' },
    { game_code: 'bamboo-grove-xoc-dia-table', studio: 'LANTERNWORKS' },
    { game_code: 'carnival-colour-game-table', studio: 'PAPERMOON' },
  ],
))
  test(`at ${game_code} a bet is placed, changed, confirmed and taken back by keyboard alone`, async ({
    page,
  }) => {
    test.slow();
    const { wallet } = operator;
    await sitDown(page, { game_code, studio, user: `keys-${game_code}` } as typeof BACCARAT);
    await expect(page.getByText('No more bets')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Place your bets')).toBeVisible({ timeout: 60_000 });
    const spot = page.locator('button:focus');
    await tabTo(page, /, pays /);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(spot).toHaveAttribute('aria-label', /2 chips/);
    await page.keyboard.press('Delete');
    await expect(spot).not.toHaveAttribute('aria-label', /chip/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^A tap puts/);
    await tabTo(page, /^Place bet/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Bet placed' })).toBeVisible();
    const bets = wallet.calls('bet').length;
    await tabTo(page, /^Take the last bet back/);
    await page.keyboard.press('Enter');
    await expect.poll(() => wallet.calls('rollback').length).toBeGreaterThan(0);
    expect(bets).toBeGreaterThan(0);
  });

for (const { game_code, studio, width, css, lang } of inFull(
  [
    { ...BACCARAT, width: 320, css: 'dark', lang: 'vi' },
    { game_code: 'star-voyage-roulette-table', studio: 'NORTHSTAR', width: 320, css: 'light', lang: 'en' },
    { game_code: 'noodle-bar-sic-bo-table', studio: 'LANTERNWORKS', width: 430, css: 'dark', lang: 'tl' },
  ],
  [
    {
      game_code: 'dragon-gate-dragon-tiger-table',
      studio: 'LANTERNWORKS',
      width: 390,
      css: 'light',
      lang: 'th',
    },
    { game_code: 'monsoon-bau-cua-table', studio: 'OXBOW', width: 320, css: 'dark', lang: 'vi' },
    { game_code: 'jewel-palace-xoc-dia-table', studio: 'VESPER', width: 320, css: 'light', lang: 'vi' },
    { game_code: 'summer-fest-colour-game-table', studio: 'PAPERMOON', width: 320, css: 'dark', lang: 'tl' },
  ],
))
  test(`${game_code} fits ${width} px in ${css} and ${lang}, and breaks no rule of access`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(await operator.gameUrl({ game_code, user: 'table-3', lang, meta: { css } }, studio));
    await expect(page.locator('strong[aria-hidden]')).toHaveText(/^\d+$/, { timeout: 60_000 });
    // While bets are taken: the chips of a closed table can neither be pressed nor scrolled.
    await expect(page.locator('fieldset input').first()).toBeEnabled({ timeout: 60_000 });
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });
