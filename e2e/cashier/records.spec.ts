import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { signInAs } from '../members.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';
import { prepareAdjustment } from './adjustments.ts';

const RECORDS = '/m/transaction/record';

test.use({ hasOwnAddress: true });

test('the balance and the records move in every tab when money comes, without a reload', async ({
  page,
  openConsole,
}) => {
  const member = newcomer('payday0', '1380013808');
  await registerMember(page, { ...member, password: 'Parlour#2026' });
  await expect(page.getByRole('banner').getByRole('img', { name: '¥0.00' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/m/myAccount/index');
  const money = other.getByRole('region', { name: 'My money' });
  await expect(money.getByRole('img', { name: '¥0.00' })).toBeVisible();
  const records = await page.context().newPage();
  await records.goto(RECORDS);
  await expect(records.getByText('Nothing in this period')).toBeVisible();
  for (const tab of [page, other, records]) await tab.evaluate('globalThis.isSameDocument = true');

  const { approve } = await prepareAdjustment(openConsole, { account: member.username, amount: '1,234.50' });
  await expect(money.getByRole('img', { name: '¥0.00' })).toBeVisible();
  await approve();

  await expect(page.getByRole('banner').getByRole('img', { name: '¥1,234.50' })).toBeVisible();
  await expect(money.getByRole('img', { name: '¥1,234.50' })).toBeVisible();
  await expect(money.locator('dd').first()).toHaveText('¥1,234.50');
  await expect(page.locator('[aria-live=polite]')).toContainText(['Balance ¥1,234.50']);
  const row = records.getByRole('main').getByRole('button', { name: /Credit adjustment/ });
  await expect(row).toContainText('+¥1,234.50');
  await expect(row).toContainText('Balance ¥1,234.50');
  for (const tab of [page, other, records])
    expect(await tab.evaluate('globalThis.isSameDocument'), tab.url()).toBe(true);

  await openInSite(page, '/m/profitandloss');
  const lines = page.getByRole('main').locator('dl');
  await expect(lines).toContainText('+¥1,234.50');
  // What the house gives is no winning.
  await expect(page.getByRole('img', { name: /Net result per day/ })).toHaveCount(0);
});

test('records are filtered by kind and day, opened, copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'mary01', RECORDS);
  const main = page.getByRole('main');
  const given = main.getByRole('button', { name: /Credit adjustment/ });
  await expect(given.last()).toContainText('+¥1,888.00');

  await choose(page, 'Type', 'Transfers');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
  await main.getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(given.last()).toBeVisible();
  await choose(page, 'Type', 'Adjustments');
  await choose(page, 'Period', 'Custom');
  await main.getByLabel('From', { exact: true }).fill('2020-01-01');
  await main.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
  await main.getByLabel('To', { exact: true }).fill('2019-12-31');
  await expect(main.getByText('The start date is after the end date.')).toBeVisible();
  await choose(page, 'Period', 'Today');
  await expect(given.last()).toBeVisible();

  await given.last().click();
  const details = page.getByRole('dialog', { name: 'Credit adjustment' });
  await details.getByRole('button', { name: 'Copy Reference' }).click();
  const reference = await page.evaluate<string>('navigator.clipboard.readText()');
  await expect(details).toContainText(reference);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('1888.00');
  expect(csv).toContain(reference);

  await main.getByLabel('Wallet').selectOption('Bonus');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ allowedProblems: /status of 503/ });

  test('no figure is shown, and another try is offered', async ({ page, context }) => {
    await signInAs(page, 'mary01', '/m/help');
    let isDown = true;
    const refusal = { success: false, code: 'unavailable', message: 'busy', value: {} };
    await context.route(/wallets\/gcs|ODS2_MemberTransaction/, (route) =>
      isDown ? route.fulfill({ status: 503, json: refusal }) : route.continue(),
    );
    await openInSite(page, '/m/member/home');
    await expect(page.getByRole('img', { name: "Couldn't load your balance" })).toHaveText('–');
    await openInSite(page, RECORDS);
    await expect(page.getByRole('alert')).toHaveText("Couldn't load your history.");
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /Credit adjustment/ }).last()).toBeVisible();
    await openInSite(page, '/m/member/home');
    await page.getByRole('button', { name: 'Reload balance' }).click();
    await expect(page.getByRole('main').getByRole('img', { name: /^¥[\d,]+\.\d\d$/ })).toBeVisible();
  });
});

test('records with something in them have no serious finding and fit at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, 'mary01', '/m/help');
  const found: string[] = [];
  const look = async (what: string) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const finding of await findSeriousViolations(page)) found.push(`${what}, dark: ${finding}`);
    for (const misfit of await findMisfits(page)) found.push(`${what}: ${misfit}`);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const finding of await findSeriousViolations(page, { isFurtherLook: true }))
      found.push(`${what}, light: ${finding}`);
  };
  for (const path of ['/m/home', '/m/myAccount/index', RECORDS, '/m/gameRecord', '/m/profitandloss']) {
    await openInSite(page, path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await look(path);
  }
  await openInSite(page, RECORDS);
  await page
    .getByRole('button', { name: /Credit adjustment/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('details');
  expect(found).toEqual([]);
});

test('trial money is called by its name', async ({ page }) => {
  await page.goto('/m/trail');
  await page.getByRole('button', { name: 'Play free' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Play money')).toBeVisible();
  await expect(menu.getByRole('img', { name: /^[\d,]+\.\d\d$/ })).toBeVisible();
});

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();
}
