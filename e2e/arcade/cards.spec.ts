import type { Page, WebSocketRoute } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';
import { type ArcadeOperator, startArcadeOperator } from './arcade-operator.ts';
import { playOut } from './hands.ts';

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

const handOf = async (page: Page) => (await page.getByText(/^Hand \d+$/).textContent()) ?? '';

const OVER = /^(Next hand in|You win)/;

const COUNT_SLIDES = `window.slides = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.dataset?.chips === 'to-pot') window.slides += 1;
}).observe(document, { childList: true, subtree: true });`;

const chooseFromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
};

/** After the hand at the latest, the stack is in the wallet again. */
async function leave(page: Page, { wallet }: ArcadeOperator): Promise<void> {
  const during = wallet.balance();
  await chooseFromMenu(page, 'Leave the table');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => wallet.balance(), { timeout: 60_000 }).toBeGreaterThan(during);
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible({ timeout: 30_000 });
}

/** The first hand, step by step, and computed again on the device. */
async function verifyFirstHand(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Your hands');
  await page.getByRole('button', { name: 'Look' }).last().click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Verify this hand' }).click();
  await expect(page.getByText('Verified on your device. Everything matches.')).toBeVisible();
  await expect(page.getByText('The seed that this browser sent is among them')).toBeVisible();
}

/** A hand is looked at, or chosen from. */
const cardsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Your cards' })
    .getByRole('img')
    .or(page.getByRole('group', { name: 'Your cards' }).getByRole('button'));

test("two members play hold'em: both see the same board, one leaves and comes back, and the hand is verified", async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const other = await openElsewhere({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } });
  await open(page, { user: 'cards-1' });
  await open(other, { user: 'cards-2' });
  const { wallet } = operator;
  const before = wallet.balance();
  await sit(page);
  await expect.poll(() => wallet.balance()).toBeLessThan(before);
  await expect(page.getByText('Waiting for another player')).toBeVisible();
  await sit(other);

  await expect(cardsOf(page)).toHaveCount(2, { timeout: 30_000 });
  // Nobody sees the other's cards.
  const mine = await cardsOf(page).first().getAttribute('aria-label');
  expect(await other.locator(`[aria-label="${mine}"]`).count()).toBe(0);
  expect(await handOf(page)).toBe(await handOf(other));
  expect(await findSeriousViolations(page)).toEqual([]);

  // Chips that are taken in slide into the pot, but not for who wants no motion.
  await other.emulateMedia({ reducedMotion: 'no-preference' });
  for (const shown of [page, other]) await shown.addInitScript({ content: COUNT_SLIDES });
  await page.evaluate(COUNT_SLIDES);

  // A second page of the same player follows, and a page that comes back finds its seat.
  await other.reload();
  await expect(cardsOf(other)).toHaveCount(2);
  await playOut([page, other], [/^(Check|Call)/], OVER);
  const board = (shown: Page) =>
    shown.getByRole('list', { name: 'Board' }).getByRole('img').allTextContents();
  expect(await board(page)).toEqual(await board(other));
  expect(await other.evaluate('window.slides')).toBeGreaterThan(0);
  expect(await page.evaluate('window.slides')).toBe(0);
  await leave(other, operator);
  await verifyFirstHand(page);
});

for (const { width, css, lang, practice, sitWith } of inFull(
  [
    { width: 320, css: 'dark', lang: 'vi', practice: /^Tập chơi/, sitWith: /^Ngồi vào với/ },
    { width: 320, css: 'light', lang: 'tl', practice: /^Practice/, sitWith: /^Umupo na may/ },
  ],
  [
    { width: 390, css: 'dark', lang: 'en', practice: /^Practice/, sitWith: /^Sit down with/ },
    { width: 430, css: 'light', lang: 'en', practice: /^Practice/, sitWith: /^Sit down with/ },
  ],
))
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

const SHEDDING = { studio: 'LANTERNWORKS', moves: [/^Hint/, /^Play/, /^Pass/], cards: 13 };

for (const { game_code, studio, moves, cards } of inFull(
  [
    { game_code: 'night-market-tien-len', ...SHEDDING },
    {
      game_code: 'spice-bazaar-teen-patti',
      studio: 'VESPER',
      moves: [/^See cards/, /^Show/, /^Chaal/],
      cards: 3,
    },
  ],
  [{ game_code: 'mahjong-alley-big-two', ...SHEDDING }],
))
  test(`two members play ${game_code}: a line that is cut comes back, one leaves, and the hand is verified`, async ({
    page,
    openElsewhere,
  }) => {
    test.slow();
    const own = await startArcadeOperator({ balance: 10_000_00n * 1_000n });
    const other = await openElsewhere({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' } });
    const lines: WebSocketRoute[] = [];
    await other.routeWebSocket('**/card-tables/live', (line) => {
      line.connectToServer();
      lines.push(line);
    });
    for (const [place, seat] of [page, other].entries()) {
      await seat.emulateMedia({ reducedMotion: 'reduce' });
      await seat.setViewportSize({ width: 320, height: 640 });
      await seat.goto(await own.gameUrl({ game_code, user: `cards-${game_code}-${place}` }, studio));
      await seat.getByRole('button', { name: /^Quick seat/ }).click();
      await seat.getByRole('button', { name: /^Sit down with/ }).click();
      await expect(seat.getByText('You', { exact: true })).toBeVisible();
    }
    await expect(cardsOf(other)).toHaveCount(cards, { timeout: 30_000 });
    expect(await handOf(page)).toBe(await handOf(other));

    await lines.at(-1)?.close();
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    await expect(cardsOf(other)).toHaveCount(cards);
    const last = await cardsOf(other).last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await findMisfits(other)).toEqual([]);
    expect(await findSeriousViolations(other)).toEqual([]);
    await playOut([page, other], moves, OVER);
    await leave(other, own);
    await verifyFirstHand(page);
    await own.close();
  });
