import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test.use({
  baseURL: process.env.CONSOLE_URL,
  hasOwnAddress: true,
});

test('a transfer by hand is credited once it came, and a second decision is refused in words', async ({
  page,
  openConsole,
  openElsewhere,
}) => {
  test.slow();
  await signIn(page, 'finance1', '/cashier/deposits');
  await chooseHarbor(page);
  const number = await sendByHand(await openElsewhere(PHONE));
  await page.getByRole('tab', { name: /Under review/ }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('It was sent by hand').first()).toBeVisible();

  const other = await openConsole();
  await signIn(other, 'finance2', new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Reject' }).click();

  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  const received = dialog.getByLabel(/^Amount received/);
  await expect(received).toHaveValue('120.00');
  await received.fill('110');
  await dialog.getByLabel('Reason').fill('Seen on the account');
  await expect(dialog.getByText('This is not what was asked for.')).toBeVisible();
  await received.fill('120');
  await dialog.getByRole('button', { name: 'Credit' }).click();
  await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('120.00 CNY').first()).toBeVisible();

  await other.getByRole('dialog').getByLabel('Reason').fill('Nothing came');
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByText('This request has already been decided.')).toBeVisible();
});

test('the pages of the cashier can be read by everybody, in both themes', async ({ page }) => {
  test.slow();
  await signIn(page, 'finance1', '/cashier/withdrawals');
  await chooseHarbor(page);
  await lookAround(page, { isFurtherLook: false });
  await page.getByRole('button', { name: /Switch to the (dark|light) theme/ }).click();
  await lookAround(page, { isFurtherLook: true });
});

test('who may only look is offered no decision', async ({ page }) => {
  await signIn(page, 'support', '/cashier/reconciliation');
  await chooseHarbor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reconciliation');
  await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Daily report' })).toHaveCount(0);
});

/** A member says that money is on its way; returns the number of the deposit. */
async function sendByHand(page: Page): Promise<string> {
  await signInAs(page, 'newbie01', '/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('Amount', { exact: true }).fill('120');
  await page.getByRole('button', { name: 'Deposit ¥120.00' }).click();
  await page.getByLabel('Name on the account you paid from').fill('New Bie');
  await page.getByRole('button', { name: "I've sent it" }).click();
  await expect(page.getByText(/credit your transfer as soon as it reaches/)).toBeVisible();
  const number = await page
    .getByText(/^D[0-9A-Z]{10}$/)
    .first()
    .textContent();
  return number ?? '';
}

async function lookAround(page: Page, how: { isFurtherLook: boolean }): Promise<void> {
  for (const [path, title] of [
    ['/cashier/withdrawals', 'Withdrawals'],
    ['/cashier/deposits', 'Deposits'],
    ['/cashier/reconciliation', 'Reconciliation'],
    ['/reports/daily', 'Daily report'],
    ['/brands/harbor/cashier', 'Harbor'],
  ] as const) {
    await openInConsole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await findSeriousViolations(page, how), path).toEqual([]);
  }
}
