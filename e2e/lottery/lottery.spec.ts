import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import {
  ask,
  coinsOf,
  type Issue,
  type Lotto,
  type Order,
  placeBets,
  playFree,
  type SubOrder,
  shownBalance,
  waitForRoom,
} from './lottery.ts';

const GAME = 'HM1';
const START_COINS = 10_000_00;
/** A draw a minute, and what it takes to pay it. */
const DRAWN_WITHIN_MS = 100_000;
/** Big and small, for five units each, over five draws. */
const DRAWS = 5;
const STAKE_COINS = 2 * 5_00;
const CHASED_COINS = DRAWS * STAKE_COINS;
/** At 1.982 for five units. */
const WON_COINS = 9_91;

test.use({ hasOwnAddress: true });

test('from home to a win: a chase that stops, a bet taken back, the draw verified, the trend counted', async ({
  page,
}) => {
  await playFree(page);
  await page.getByRole('tab', { name: 'Lottery', exact: true }).click();
  await page.getByRole('button', { name: /^Lottery \d+ games/ }).click();
  await page
    .getByRole('button', { name: /Harbor Minute Five/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/launchGame\?.*gameId=HM1/);
  const lotto = page.frameLocator('iframe');
  await expect(lotto.getByRole('heading', { name: 'Harbor Minute Five' })).toBeVisible();

  await waitForRoom(page, GAME);
  await betOnBothSides(lotto);
  await expect.poll(() => shownBalance(lotto)).toBe(START_COINS - CHASED_COINS);
  await takeBack(page, lotto);
  // On a busy machine the draw comes meanwhile, and with it the win.
  await expect.poll(async () => (await shownBalance(lotto)) - (await balanceByOrders(page))).toBe(0);

  const { order, subOrders } = await waitForDraw(page);
  const { numero, shown } = expectWin(subOrders);
  expect(coinsOf(order.won)).toBe(WON_COINS);
  expect(coinsOf(order.refunded)).toBe(CHASED_COINS - STAKE_COINS);
  await lotto.getByRole('button', { name: 'My bets' }).click();
  await lotto.getByRole('button', { name: /Harbor Minute Five.*5 draws/ }).click();
  await expect(lotto.getByText('+9.91')).toBeVisible();
  await expect(lotto.getByText('Stopped')).toHaveCount(DRAWS - 1);
  await lotto.getByRole('button', { name: 'Check this draw' }).click();
  await expect(lotto.getByText('This draw is right')).toBeVisible();
  await expect(lotto.getByText('Your ticket was sealed with the others')).toBeVisible();
  const { issue } = await ask<{ issue: Issue }>(page, `/lgw/issues/draw?gameId=${GAME}&numero=${numero}`);
  expect(issue.result).toEqual(shown);
  for (const _ of ['order', 'orders', 'bet']) await goBack(lotto);
  await expectBalance(page, lotto);
  await expectTrend(page, lotto);
  await goBack(lotto);
  await lotto.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/gameRecord');
  await page.getByRole('radio', { name: 'Lottery' }).click({ force: true });
  await page
    .getByRole('button', { name: /Harbor Minute Five/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'See the order and its draw' }).click();
  await expect(page.frameLocator('iframe').getByText('+9.91')).toBeVisible();
});

const goBack = (lotto: Lotto) => lotto.getByRole('button', { name: 'Back', exact: true }).click();

/** Big and small together: one of them wins whatever is drawn, and the chase stops with the first draw. */
async function betOnBothSides(lotto: Lotto): Promise<void> {
  await lotto.getByRole('button', { name: 'Board', exact: true }).click();
  await lotto.getByRole('button', { name: /^Big/ }).first().click();
  await lotto
    .getByRole('button', { name: /^Small/ })
    .first()
    .click();
  await lotto.getByRole('button', { name: 'Bet ¥10.00' }).click();
  await lotto.getByRole('button', { name: 'Chase' }).click();
  await lotto.getByRole('radio', { name: String(DRAWS), exact: true }).click({ force: true });
  await expect(lotto.getByRole('switch', { name: 'Stop when it wins' })).toBeChecked();
  await lotto.getByRole('button', { name: 'Use this plan' }).click();
  await expect(lotto.getByText('Total for 5 draws')).toBeVisible();
  await placeBets(lotto);
}

/** On a lottery whose draw is minutes away. */
async function takeBack(page: Page, lotto: Lotto): Promise<void> {
  await lotto.getByRole('button', { name: 'Harbor Minute Five' }).click();
  await lotto.getByRole('button', { name: 'Evening Three' }).click();
  await lotto.getByRole('button', { name: 'Quick pick' }).first().click();
  await lotto.getByRole('button', { name: /^Bet ¥/ }).click();
  await placeBets(lotto);
  const [order] = (await ask<{ items: Order[] }>(page, '/lgw/orders?gameId=E3')).items;
  await lotto.getByRole('button', { name: 'My bets' }).click();
  await lotto.getByRole('button', { name: /Evening Three/ }).click();
  await lotto.getByRole('button', { name: /^Take back open bets: / }).click();
  await lotto.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(lotto.getByText('is back in your balance')).toBeVisible();
  const detail = await ask<{ order: Order }>(page, `/lgw/orders/detail?id=${order?.id}`);
  expect(coinsOf(detail.order.refunded)).toBe(coinsOf(order?.stake ?? ''));
  await goBack(lotto);
  await goBack(lotto);
  await lotto.getByRole('button', { name: 'Evening Three' }).click();
  await lotto.getByRole('button', { name: 'Harbor Minute Five' }).click();
}

async function waitForDraw(page: Page) {
  const [placed] = (await ask<{ items: Order[] }>(page, `/lgw/orders?gameId=${GAME}`)).items;
  const detail = () =>
    ask<{ order: Order; subOrders: SubOrder[] }>(page, `/lgw/orders/detail?id=${placed?.id}`);
  await expect.poll(async () => (await detail()).order.pending, { timeout: DRAWN_WITHIN_MS }).toBe(0);
  return detail();
}

/** One line is drawn, and one of its two bets won; the others came back. */
function expectWin(subOrders: readonly SubOrder[]): { numero: string; shown: number[] } {
  expect(subOrders.map(({ state }) => state).toSorted()).toEqual([
    ...Array(DRAWS - 1).fill('stopped'),
    'won',
  ]);
  const [won] = subOrders.filter(({ state }) => state === 'won');
  expect([won?.selection, coinsOf(won?.won ?? '')]).toEqual(['big,small', WON_COINS]);
  return { numero: won?.numero ?? '', shown: won?.result ?? [] };
}

/** The page, the orders and the statement tell of the same money. */
async function expectBalance(page: Page, lotto: Lotto): Promise<void> {
  const expected = await balanceByOrders(page);
  await expect.poll(() => shownBalance(lotto)).toBe(expected);
  const [newest] = (
    await ask<{ items: { balanceAfter: string }[] }>(page, '/wps/relay/ODS2_MemberTransaction')
  ).items;
  expect(coinsOf(newest?.balanceAfter ?? '')).toBe(expected);
}

async function balanceByOrders(page: Page): Promise<number> {
  const { items } = await ask<{ items: Order[] }>(page, '/lgw/orders');
  const moved = items.map(({ stake, won, refunded }) => coinsOf(won) + coinsOf(refunded) - coinsOf(stake));
  return moved.reduce((sum, coins) => sum + coins, START_COINS);
}

/** The figures under the chart, counted again from the results that the server gave. */
async function expectTrend(page: Page, lotto: Lotto): Promise<void> {
  const asked = page.waitForResponse(/\/lgw\/issues\?/);
  await lotto.getByRole('button', { name: 'Trend' }).click();
  const { value } = (await (await asked).json()) as { value: { items: Issue[] } };
  const results = value.items.flatMap(({ result }) => (result ? [result] : [])).toReversed();
  const drawn = results.slice(-30);
  const places = lotto.getByRole('radiogroup', { name: 'What to look at' }).getByRole('radio');
  for (const ball of [0, 4]) {
    await places.nth(ball).click({ force: true });
    const rows = lotto.getByRole('table').locator('tfoot tr');
    const digits = Array.from({ length: 10 }, (_, digit) => digit);
    const figures = digits.map((digit) =>
      countGaps(results, drawn.length, (result) => result[ball] === digit),
    );
    for (const [row, figure] of (['times', 'average', 'longest', 'longestRun'] as const).entries()) {
      const wanted = figures.map((own) => String(Math.round(own[figure])));
      await expect(rows.nth(row).locator('td'), `ball ${ball + 1}, ${figure}`).toHaveText(wanted);
    }
  }
}

function countGaps(results: readonly number[][], window: number, isShown: (result: number[]) => boolean) {
  let gap = 0;
  let run = 0;
  const figures = { times: 0, average: 0, longest: 0, longestRun: 0 };
  for (const [at, result] of results.entries()) {
    gap = isShown(result) ? 0 : gap + 1;
    if (at < results.length - window) continue;
    run = isShown(result) ? run + 1 : 0;
    if (isShown(result)) figures.times += 1;
    figures.longest = Math.max(figures.longest, gap);
    figures.longestRun = Math.max(figures.longestRun, run);
  }
  return { ...figures, average: (window - figures.times) / (figures.times + 1) };
}
