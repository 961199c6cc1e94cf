import type { Page } from '@playwright/test';
import { registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'Quiet-Harbour-77';
const PHONE = { viewport: { width: 390, height: 844 } };

test.use({ baseURL: process.env.CONSOLE_URL });

test.describe('a member of the brand', () => {
  // The member's page makes one more call after the log-out, and is refused.
  test.use({ allowedProblems: /status of 401/ });

  test('is found, looked at, revealed for a reason, locked out of their open page and let in again', async ({
    page,
    openElsewhere,
  }) => {
    const username = `e2e${test.info().retry}watched`;
    const number = `9175557${String(100 + test.info().retry)}`;
    const site = await openElsewhere(PHONE);
    await registerMember(site, { username, password: PASSWORD, number: `0${number}`, country: 'PH' });

    await signIn(page, 'support', '/members');
    await chooseHarbor(page);
    // The unfiltered list, which is about to be replaced, has the row too.
    const narrowed = page.waitForResponse((response) => response.url().includes(username.toUpperCase()));
    await page.getByLabel('Account, nickname, number, mobile').fill(username.toUpperCase());
    await narrowed;
    await page.getByRole('link', { name: username }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
    const personal = page.getByRole('region', { name: 'Personal data' });
    await expect(personal).not.toContainText(number);
    await expect(page.getByRole('region', { name: 'Registration' })).toContainText('Terms');

    await personal.getByRole('button', { name: 'Reveal' }).click();
    await confirmWith(page, 'Reveal', 'the member asked for it');
    await expect(personal).toContainText(`+63${number}`);

    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await confirmWith(page, 'Lock', 'a stolen phone');
    await expect(page.getByText('Locked. Every session has ended.')).toBeVisible();
    await expect(page.getByText('a stolen phone')).toBeVisible();
    await expect(site.getByText("You've been logged out. Please log in again.")).toBeVisible();

    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await confirmWith(page, 'Unlock', 'the phone was found');
    await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
    await logIn(site, username);
    await expect.poll(() => storedName(site)).toBe(username);
  });
});

test('what was looked at and done is on record', async ({ page }) => {
  await signIn(page, 'admin', '/members');
  await chooseHarbor(page);
  await page.getByLabel('Account, nickname, number, mobile').fill('agent01');
  await expect(page).toHaveURL(/agent01/);
  await page.getByRole('link', { name: 'agent01' }).click();
  await page.getByRole('region', { name: 'Personal data' }).getByRole('button', { name: 'Reveal' }).click();
  await confirmWith(page, 'Reveal', 'a question about the line');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await openInConsole(page, `/audit?filter=${encodeURIComponent(JSON.stringify({ targetId: id }))}`);
  const rows = page.getByRole('region', { name: 'Audit' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Revealed personal data' }).first()).toContainText(
    'a question about the line',
  );
  await expect(rows.filter({ hasText: 'Looked at a member' }).first()).toBeVisible();
});

test('rules of registration are tried before they are saved, and one that could stall is told', async ({
  page,
}) => {
  await signIn(page, 'admin', '/brands/perlas/registration');
  const verdict = page.getByRole('status');
  await page.getByLabel('What a visitor might type').fill('abc');
  await expect(verdict.filter({ hasText: 'Refused: shorter than' })).toBeVisible();
  await page.getByLabel('What a visitor might type').fill('abcdefgh');
  await expect(verdict.filter({ hasText: 'Passes' })).toBeVisible();
  await page.getByLabel('Username: Pattern').fill('^(a+)+$');
  await expect(page.getByText(/Could keep the server busy/)).toBeVisible();
  await expect(verdict.filter({ hasText: 'The pattern itself is refused' })).toBeVisible();
});

test('an address that is none is told where it is typed', async ({ page }) => {
  await signIn(page, 'risk', '/brands/perlas/availability');
  const list = page.getByLabel('Addresses and ranges');
  await list.fill('203.0.113.300');
  await list.press('Enter');
  await expect(page.getByText('Neither an address nor a range: 203.0.113.300')).toBeVisible();
  await list.press('Backspace');
  await list.fill('203.0.113.0/24');
  await list.press('Enter');
  await expect(page.getByText(/^IPv4 or IPv6/)).toBeVisible();
});

test('the pages of members have no serious barrier, dark and light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin', '/members');
  await chooseHarbor(page);
  await lookAround(page, { isFurtherLook: false });
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await lookAround(page, { isFurtherLook: true });
});

async function lookAround(page: Page, how: { isFurtherLook: boolean }): Promise<void> {
  await openInConsole(page, '/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members');
  await page.getByLabel('Account, nickname, number, mobile').fill('mary01');
  await expect(page).toHaveURL(/mary01/);
  const member = page.getByRole('link', { name: 'mary01' });
  await expect(member).toBeVisible();
  expect(await findSeriousViolations(page, how)).toEqual([]);
  await member.click();
  await expect(page.getByRole('region', { name: 'Personal data' })).toBeVisible();
  expect(await findSeriousViolations(page, how)).toEqual([]);
  await openInConsole(page, '/logins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login history');
  expect(await findSeriousViolations(page, how)).toEqual([]);
}

async function logIn(site: Page, username: string): Promise<void> {
  await site.goto('/m/login');
  await site.getByRole('textbox', { name: 'Username', exact: true }).fill(username);
  await site.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await site.getByRole('button', { name: 'Log in', exact: true }).click();
}

function storedName(site: Page): Promise<unknown> {
  return site.evaluate(`JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').userName ?? null`);
}
