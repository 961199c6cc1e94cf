import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

// An amount finer than the currency shows is refused on purpose.
test.use({ allowedProblems: /status of 400.*ledger\/adjustment/ });

test('money is given by two persons, stands in the statement, and the books are right', async ({
  page,
  openConsole,
}) => {
  await signIn(page, 'finance1', '/members');
  await chooseHarbor(page);
  await page.getByLabel('Account, nickname, number, mobile').fill('mary01');
  await expect(page).toHaveURL(/mary01/);
  await page.getByRole('link', { name: 'mary01' }).click();
  await page.getByRole('link', { name: 'Money' }).click();
  await page.getByRole('button', { name: 'Adjust' }).click();
  await page.getByLabel(/^Amount in/).fill('12.505');
  await page.getByRole('dialog').getByLabel('Reason').fill('A deposit that was lost');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByLabel(/^Amount in/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Amount in/).fill('1,234.50');
  await confirmWith(page, 'Ask', 'A deposit that was lost');
  await expect(page.getByText('You asked for this yourself')).toBeVisible();
  await expect(page.getByText('1,234.50 CNY')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const other = await openConsole();
  await signIn(other, 'finance2', new URL(page.url()).pathname);
  await expect(other.getByText('Given to the member')).toBeVisible();
  expect(await findSeriousViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(other, 'Approve', 'The bank says so too');

  await other.getByRole('main').getByRole('link', { name: 'mary01' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Money of mary01');
  const accounts = other.getByRole('region', { name: 'Accounts' });
  await accounts.getByRole('row').filter({ hasText: 'Main' }).getByRole('link', { name: 'mary01' }).click();
  const statement = other.getByRole('region', { name: 'Statement' });
  const line = statement.getByRole('row').filter({ hasText: 'Adjustment in' }).first();
  await expect(line).toContainText('+1,234.50');
  await expect(line).toContainText('House');
  expect(await exported(other)).toContain(',adjustment_in,in,1234.50,CNY,');

  await line.getByRole('link', { name: 'Adjustment in' }).click();
  await expect(other.getByRole('region', { name: 'Lines' })).toContainText('mary01');
  await chooseHarbor(other);
  await openInConsole(other, '/ledger/checks');
  await other.getByRole('button', { name: 'Check now' }).click();
  await confirmWith(other, 'Check', 'After an adjustment');
  await expect(
    other.getByRole('row').filter({ hasText: 'finance2' }).getByText('The books are right').first(),
  ).toBeVisible();

  await lookAround(other, { isFurtherLook: false });
  await other.getByRole('button', { name: /Switch to the (dark|light) theme/ }).click();
  await lookAround(other, { isFurtherLook: true });
});

test('who may only look is offered neither an adjustment nor a check nor an export', async ({ page }) => {
  await signIn(page, 'support', '/ledger/checks');
  await chooseHarbor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checks');
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
  await openInConsole(page, '/members');
  await page.getByLabel('Account, nickname, number, mobile').fill('newbie01');
  await expect(page).toHaveURL(/newbie01/);
  await page.getByRole('link', { name: 'newbie01' }).click();
  await page.getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money of newbie01');
  await expect(page.getByRole('button', { name: 'Adjust' })).toHaveCount(0);
});

/** Every page of the ledger, with something on most of them. */
async function lookAround(page: Page, how: { isFurtherLook: boolean }): Promise<void> {
  for (const [path, title] of [
    ['/ledger/checks', 'Checks'],
    ['/ledger/vendors', 'Vendors’ reports'],
    ['/ledger/vendors/differences', 'Differences with vendors'],
    ['/ledger/holds', 'Holds'],
    ['/ledger/transfers', 'Transfers'],
    ['/ledger', 'Accounts'],
  ] as const) {
    await openInConsole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page
        .getByRole('table', { name: title })
        .or(page.getByText(/^(No holds|No day has been|Nothing differs)/)),
    ).toBeVisible();
    expect(await findSeriousViolations(page, how), path).toEqual([]);
  }
  await page.getByLabel(/^Member \(account/).fill('house');
  const house = page.getByRole('row').filter({ hasText: 'CNY' });
  await expect(house).toHaveCount(1);
  await house.getByRole('link', { name: 'house' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('house · House');
  await expect(page.getByRole('table', { name: 'Statement' })).toBeVisible();
  expect(await findSeriousViolations(page, how), 'an account').toEqual([]);
  await page.getByRole('link', { name: 'Adjustment in' }).first().click();
  await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
  expect(await findSeriousViolations(page, how), 'a posting').toEqual([]);
}

async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return readFile(await (await download).path(), 'utf8');
}
