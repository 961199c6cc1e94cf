import type { Page } from '@playwright/test';
import { confirmWith, DEMO_PASSWORD, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

test.describe('signing in', () => {
  // The browser itself reports the refused call.
  test.use({ allowedProblems: /status of 401/ });

  test('with a wrong password says so and lets nobody in', async ({ page }) => {
    await page.goto('/audit');
    await page.getByLabel('Name').fill('nobody');
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('ends where one wanted to go, and a reload stays signed in', async ({ page }) => {
    await signIn(page, 'risk', '/audit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  });

  test('again after the session ended keeps the page and what is unsaved on it', async ({ page }) => {
    await signIn(page, 'content', '/brands/perlas/general');
    await page.getByLabel('Tagline in English').fill('Unsaved words');
    await page.context().clearCookies();
    await page.getByRole('tab', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog.getByLabel('Name')).toHaveValue('content');
    await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: 'General' }).click();
    await expect(page.getByLabel('Tagline in English')).toHaveValue('Unsaved words');
  });
});

test('what an operator may not do is not shown', async ({ page }) => {
  await signIn(page, 'support');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Queue',
    'Brands',
    'Members',
    'Login history',
    'Follow-ups',
    // The number of waiting items is shown beside them.
    /^Withdrawals/,
    /^Deposits/,
    'Reconciliation',
    'Games',
    'Order of the lobby',
    'Hot matches',
    'Vendors',
    'Rounds',
    'Returns',
    'Models',
    'Alerts',
    'Held wins',
    'Tables and rooms',
    'Collusion cases',
    'Card tables',
    'Demo traffic',
    'Announcements',
    'Sending',
    'Pages',
    'Chat desk',
    'Chat room',
    'Feedback',
    'Presenters',
    'Promotions',
    'Applications',
    'Grants',
    'Cost and effect',
    'Return budget',
    'Blocked members',
    'Points mall',
    'Mall orders',
    'Free rounds',
    'VIP levels',
    'Friends',
    'Leaderboards',
    'Tasks, wheel, packets',
    'Lotteries',
    'Issues',
    'Orders',
    'Accounts',
    'Transfers',
    'Holds',
    'Checks',
    'Vendors’ reports',
    'Roles',
    'Outbox',
  ]);
  await openInConsole(page, '/brands/perlas/general');
  await expect(page.getByText('You may look at this brand and not change it.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeDisabled();
});

test('an operator flips a switch, and it is on the site, in the history and on record', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/brands/perlas/switches');
  await page.getByLabel('Find a switch by name or code').fill('PTSYS3');
  const wasOn = await page.getByRole('switch').isChecked();
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('dialog')).toContainText('switches.pointsMall');
  await confirmWith(page, 'Save', 'The mall takes a break');
  await expect(page.getByText('It is on the site within 2 seconds.')).toBeVisible();
  await expect
    .poll(async () => (await readSwitch(request, 'perlas', 'PTSYS3')) === !wasOn, { timeout: 2_000 })
    .toBe(true);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /The mall takes a break/ })).toBeVisible();
  await openInConsole(page, '/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  await page
    .getByRole('row', { name: /The mall takes a break/ })
    .first()
    .getByRole('button')
    .click();
  await expect(page.getByRole('dialog')).toContainText('switches.pointsMall');
});

test.describe('saving that is refused', () => {
  // The browser itself reports the refused call.
  test.use({ allowedProblems: /status of (400|409)/ });

  test('a field that is refused is named at the field', async ({ page }) => {
    await signIn(page, 'content', '/brands/perlas/theme');
    await page.getByLabel('Hairline', { exact: true }).fill('url(evil)');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('A bad colour');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Hairline', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Not in the right format')).toBeVisible();
  });

  test('two who edit at once learn of each other, and neither loses work', async ({ page, openConsole }) => {
    await signIn(page, 'admin', '/brands/lantern/general');
    await page.getByLabel('Minimum age').fill('23');
    const other = await openConsole();
    await signIn(other, 'content', '/brands/lantern/general');
    await other.getByLabel('Tagline in English').fill('Saved meanwhile');
    await other.getByRole('button', { name: 'Review and save' }).click();
    await confirmWith(other, 'Save', 'A new line');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Older players only');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    const stale = page.getByRole('dialog', { name: 'Somebody saved this brand meanwhile' });
    await stale.getByRole('button', { name: 'See what they changed' }).click();
    await expect(stale).toContainText('Saved meanwhile');
    await stale.getByRole('button', { name: 'Go on with mine' }).click();
    await expect(page.getByLabel('Tagline in English')).toHaveValue('Saved meanwhile');
    await expect(page.getByLabel('Minimum age')).toHaveValue('23');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await confirmWith(page, 'Save', 'Older players only');
  });
});

test('the theme is seen on the real site while it is edited', async ({ page }) => {
  await signIn(page, 'content', '/brands/harbor/theme');
  const site = page.frameLocator('iframe[title="Preview of the site"]');
  await expect(site.getByRole('banner')).toContainText('Harbor');
  await page.getByLabel('Page', { exact: true }).fill('#123456');
  await expect(site.locator('body')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
});

test('search opens from the keyboard and leads to a brand', async ({ page }) => {
  await signIn(page, 'support');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('textbox').fill('lant');
  await expect(page.getByRole('dialog').getByText('Lantern', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands\/lantern$/);
});

test('the console speaks Chinese and remembers it', async ({ page }) => {
  await signIn(page, 'support');
  await page.getByRole('button', { name: /Switch to 简体中文/ }).click();
  await expect(page.getByRole('link', { name: '品牌管理' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.reload();
  await expect(page.getByRole('link', { name: '品牌管理' })).toBeVisible();
});

/** What a visitor's page knows about a switch. */
async function readSwitch(request: Page['request'], merchant: string, code: string): Promise<boolean> {
  const answer = await request.get(`${process.env.BASE_URL}/wps/system/whitelabel`, {
    headers: { Merchant: merchant, 'Cache-Control': 'no-cache' },
  });
  return (await answer.json()).value[code];
}
