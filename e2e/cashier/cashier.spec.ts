import type { Page } from '@playwright/test';
import { logInAs } from '../members.ts';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

const PAYMENT_PASSWORD = '888888';

test.use({ hasOwnAddress: true });

/** Each journey has a member and each try another: what was withdrawn before on a day decides who has to approve. */
const drawer = (journey: 1 | 2 | 3): string => `drawer${journey}${test.info().retry}`;

test('money comes in through the gateway, is withdrawn and approved, and every step is on the statement', async ({
  page,
  openConsole,
}) => {
  await logInAs(page, drawer(1), '/m/voucherCenter');
  const other = await page.context().newPage();
  await other.goto('/m/myAccount/index');
  const before = await balanceOf(other);

  await page.getByRole('radio', { name: /Online banking/ }).check();
  await page.getByLabel('Bank', { exact: true }).selectOption('Harbour Bank');
  await page.getByLabel('Amount', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Deposit ¥200.00' }).click();
  await page.getByRole('button', { name: 'Pay 200.00 CNY' }).click();
  await expect(page.getByText('¥200.00 has been added to your balance.')).toBeVisible();
  const afterDeposit = show(before + 20_000);
  await expect(moneyOf(other).getByRole('img', { name: afterDeposit })).toBeVisible();

  await openInSite(page, '/m/withdraw');
  const number = await withdraw(page, 150);

  await approve(await openConsole(), number);
  await expect(page.getByText('¥150.00 has been sent to your card.')).toBeVisible({ timeout: 30_000 });
  await expect(moneyOf(other).getByRole('img', { name: show(before + 5_000) })).toBeVisible();
  await openInSite(page, '/m/transaction/record');
  const records = page.getByRole('main').getByRole('button');
  await expect(records.filter({ hasText: '+¥200.00' }).first()).toBeVisible();
  await expect(records.filter({ hasText: '−¥150.00' }).first()).toBeVisible();
});

test("what is above the brand's limit is approved by two persons, and one of them cannot be both", async ({
  page,
  openConsole,
}) => {
  await logInAs(page, drawer(2), '/m/withdraw');
  const number = await withdraw(page, 20_000);

  const first = await openConsole();
  await signIn(first, 'finance1', '/cashier/withdrawals');
  await chooseHarbor(first);
  await expect(first.getByRole('row').filter({ hasText: number })).toContainText('0 of 2 approvals');
  await first.getByRole('link', { name: number }).click();
  await first.getByRole('button', { name: 'Take', exact: true }).click();
  await first.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmWith(first, 'Approve', 'I know the member');
  await expect(first.getByText('You have approved. Somebody else has to as well.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expect(page.getByText('Our team is reviewing it.')).toBeVisible();

  await approveToo(await openConsole(), first);
  await expect(page.getByText(/^¥[\d,.]+ has been sent to your card\.$/)).toBeVisible({ timeout: 30_000 });
});

test('a match is played through and becomes money that can be withdrawn', async ({ page, openConsole }) => {
  await logInAs(page, drawer(3), '/m/voucherCenter');
  await page.getByRole('radio', { name: /Online banking/ }).check();
  await page.getByLabel('Bank', { exact: true }).selectOption('Harbour Bank');
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('radio', { name: /Weekend reload/ }).check();
  await page.getByRole('button', { name: 'Deposit ¥100.00' }).click();
  await page.getByRole('button', { name: 'Pay 100.00 CNY' }).click();
  await expect(page.getByText('¥100.00 has been added to your balance.')).toBeVisible();
  // The free rounds beside it wait to be claimed.
  await openInSite(page, '/m/rewardCenter');
  const rounds = page.getByRole('article').filter({ hasText: 'Weekend reload' });
  await expect(rounds.getByText('Deep Blue Journey', { exact: false })).toBeVisible();
  await rounds.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your free rounds' }).getByText('5 of 5 left')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/m/bonuses');
  await expect(other.getByText('¥500.00 left to stake')).toBeVisible();
  // While it is locked, the withdrawal page says why.
  await openInSite(page, '/m/withdraw');
  const why = page.getByRole('region', { name: 'Why it is locked' });
  await expect(why.getByText('¥500.00').first()).toBeVisible();

  // Whoever opens a game is told what the bonus does there.
  const told = page.getByRole('status').filter({ hasText: '“Weekend reload”' });
  await page.goto('/m/play?gameCategory=PVP&vendor=NORTHSTAR&nodeId=NORTHSTAR.diamond-club-holdem');
  await expect(told).toContainText('does not pay for this game, and bets here do not count towards it.');

  // Dice returns 99 %, so a quarter of each stake counts; the other page hears of it.
  await page.goto('/m/play?gameCategory=RNG&vendor=TIDEWATER&nodeId=TIDEWATER.tide-dice');
  await expect(told).toContainText('25% of each bet here counts towards it.');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  for (const left of ['¥375.00', '¥250.00', '¥125.00']) {
    await roll(page, left === '¥375.00');
    await expect(other.getByText(`${left} left to stake`)).toBeVisible();
  }
  // Of 1,500 in three rounds.
  const counts = other.getByRole('region', { name: 'What counted' });
  await counts.getByText('Games with a high return count for less').click();
  await expect(counts.getByRole('definition').filter({ visible: true })).toHaveText([/¥1,125\.00$/]);
  await roll(page);
  await expect(other.getByText(/left to stake/)).toHaveCount(0);
  await expect(other.getByText('¥50.00 became your own money', { exact: false }).first()).toBeVisible();

  // The game shows its round for a moment longer, and asks whoever leaves meanwhile.
  await openInSite(other, '/m/withdraw');
  await expect(other.getByRole('heading', { name: 'Why it is locked' })).toHaveCount(0);
  const number = await withdraw(other, 100);
  const desk = await openConsole();
  await approve(desk, number);
  await expect(other.getByText(/^¥[\d,.]+ has been sent to your card\.$/)).toBeVisible({ timeout: 30_000 });
  await traceMatch(desk, drawer(3));
});

/** What the desk sees of a match: the deposit it was given for, what was staked for it, and what it cost. */
async function traceMatch(desk: Page, account: string): Promise<void> {
  await openInConsole(desk, '/promotions/grants');
  const match = desk.getByRole('row').filter({ hasText: account }).filter({ hasText: 'Bonus 50.00' });
  await match.getByRole('button', { name: 'Offer' }).click();
  const reason = desk.getByRole('dialog');
  await expect(reason.getByText('Released', { exact: true }).first()).toBeVisible();
  await expect(reason.getByText('500.00').first()).toBeVisible();
  await expect(reason.locator('a[href*="/cashier/deposits/"]')).toBeVisible();
  await reason.getByRole('button', { name: 'Close' }).click();
  await openInConsole(desk, '/promotions/report');
  await expect(desk.getByRole('row').filter({ hasText: 'Weekend reload' }).first()).toBeVisible();
}

/** A bet of 500 at dice, which is asked about once: it is far above the first bet that the game offers. */
async function roll(page: Page, isFirst = false): Promise<void> {
  const game = page.frameLocator('iframe');
  const button = game.getByRole('button', { name: 'Roll', exact: true });
  await game.getByRole('textbox', { name: /^Bet/ }).fill('500');
  const placed = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/rounds',
  );
  await button.click();
  if (isFirst) {
    await expect(game.getByText(/Tap again to bet/)).toBeVisible();
    await button.click();
  }
  expect((await placed).status()).toBe(200);
  await expect(game.getByText(/^Rolled \d+\.\d\d/)).toBeVisible();
}

async function approve(desk: Page, number: string): Promise<void> {
  await signIn(desk, 'finance1', '/cashier/withdrawals');
  await chooseHarbor(desk);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmWith(desk, 'Approve', 'The figures are in order');
}

/** What a colleague has approved. */
async function approveToo(desk: Page, colleagues: Page): Promise<void> {
  await signIn(desk, 'finance2', new URL(colleagues.url()).pathname);
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmWith(desk, 'Approve', 'The figures are in order');
}

/** Requests it on the withdrawal page, and returns its number. */
async function withdraw(page: Page, amount: number): Promise<string> {
  const shown = show(amount * 100);
  await page.getByLabel('Amount', { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: `Withdraw ${shown}` }).click();
  const figures = page.getByRole('dialog', { name: 'Confirm your withdrawal' });
  await figures.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await figures.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(page.getByText(`We've received your request and set ${shown} aside.`)).toBeVisible();
  const number = page.getByText(/^W[0-9A-Z]{6,}$/).first();
  return (await number.textContent()) ?? '';
}

const moneyOf = (page: Page) => page.getByRole('region', { name: 'My money' });

async function balanceOf(page: Page): Promise<number> {
  const shown = moneyOf(page).getByRole('img', { name: /^¥[\d,]+\.\d\d$/ });
  await expect(shown).toBeVisible();
  const name = (await shown.getAttribute('aria-label')) ?? '';
  return Number(name.replace(/[^\d]/g, ''));
}

const show = (cents: number) =>
  `¥${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
