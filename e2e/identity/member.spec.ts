import type { Page } from '@playwright/test';
import { registerMember } from '../accounts.ts';
import { addFingerprintReader } from '../authenticator.ts';
import { fillLogin, logInAs, readSession, signInAs } from '../members.ts';
import { DEMO_PASSWORD } from '../operators.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

// One after another: they sign the same account in and out.
test.describe.configure({ mode: 'default' });
test.use({ hasOwnAddress: true });

const MEMBER_PATHS = ['/m/member/home', '/m/myAccount/index', '/m/securityCenter'];
const ENDED = "You've been logged out. Please log in again.";

test.describe('a visitor', () => {
  test('is sent to log in from what belongs to members, and led back afterwards', async ({ page }) => {
    for (const path of MEMBER_PATHS) {
      await page.goto(`${path}?from=mail`);
      await expect(page).toHaveURL(`/m/login?${new URLSearchParams({ return: `${path}?from=mail` })}`);
    }
    await fillLogin(page, 'agent01');
    await expect(page).toHaveURL(/\/m\/securityCenter\?from=mail$/);
    await expect(page.getByRole('heading', { name: "Where you're logged in" })).toBeVisible();
  });

  // session.rules.test.ts tries many addresses that must lead nowhere else.
  test('is never led to another site', async ({ page }) => {
    await page.goto(`/m/login?${new URLSearchParams({ return: '//evil.example/m/home' })}`);
    await fillLogin(page, 'agent01');
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test.describe('logging out', () => {
  test('is asked for, shows that it is under way, and leaves nothing behind', async ({ page }) => {
    await logInAs(page, 'agent01', '/m/member/home');
    const release = await hold(page, '**/wps/session/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please confirm' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await readSession(page)).toMatchObject({ userName: 'agent01', type: 1 });
    // In the side menu, Esc takes back the question alone.
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await logOut(page);
    await expect(page.getByText('Logging out')).toBeVisible();
    release();
    await expect(page.getByText('Logging out')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await readSession(page)).toBeNull();
    expect(await page.evaluate('localStorage.autoLogin')).toBe('0');
  });

  test.describe('with another tab open', () => {
    // A call that is in flight when the session ends is refused, which is not what this tests.
    test.use({ allowedProblems: /status of 401/ });

    test('is noticed there, quietly', async ({ page, context }) => {
      await logInAs(page, 'agent01', '/m/member/home');
      const other = await context.newPage();
      await other.goto('/m/home');
      await expect(other.getByRole('banner')).toContainText(/agent/i);
      await logOut(page);
      await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(other.getByText(ENDED)).toHaveCount(0);
      await expect(other).toHaveURL(/\/m\/home$/);
      await logInAs(page, 'agent01');
      await expect(other.getByRole('banner')).toContainText(/agent/i);
    });
  });

  test.describe('from a session that is gone', () => {
    test.use({ allowedProblems: /status of 401/ });

    test('works all the same', async ({ page }) => {
      await logInAs(page, 'agent01', '/m/member/home');
      // Lost as the call leaves: lost earlier, any other call would be refused first, and the page would leave by itself.
      await page.route('**/wps/session/logout', async (route) => {
        await page.context().clearCookies();
        await route.continue();
      });
      await logOut(page);
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByText('Logging out')).toHaveCount(0);
      await expect(page.getByText('Please log in first.')).toHaveCount(0);
      expect(await readSession(page)).toBeNull();
    });
  });
});

test.describe('a session that ends elsewhere', () => {
  test.use({ allowedProblems: /status of 401/ });

  test('is said at once, and one is led back after logging in', async ({ page, openElsewhere }) => {
    const account = await registerLeaver(page, '13800138171');
    await openInSite(page, '/m/myAccount/index');
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    const elsewhere = await openElsewhere();
    await logInAs(elsewhere, account, '/m/securityCenter');
    await elsewhere.getByRole('button', { name: 'Log out all other devices' }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(page).toHaveURL('/m/login?return=%2Fm%2FmyAccount%2Findex');
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/m\/myAccount\/index$/);
  });

  test('lets whoever comes back a day later read on', async ({ page }) => {
    await signInAs(page, 'agent01', '/m/help');
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/m/help');
    await expect(page.getByText('Please log in first.')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/help$/);
    expect(await readSession(page)).toBeNull();
  });
});

test.describe('the security centre', () => {
  test('lists where one is signed in, signs out one of them, and shows the log-ins', async ({
    page,
    openElsewhere,
  }) => {
    const account = await registerLeaver(page, '13800138172');
    await openInSite(page, '/m/securityCenter');
    const sessions = page.getByRole('region', { name: "Where you're logged in" });
    await expect(sessions.getByText('This device')).toBeVisible();
    const elsewhere = await openElsewhere();
    await logInAs(elsewhere, account, '/m/help');
    // One per page: two log-ins are enough to see the next page.
    await page.route('**/wps/member/loginHistory?*', (route) =>
      route.continue({ url: route.request().url().replace('limit=10', 'limit=1') }),
    );
    await page.reload();
    const signOut = sessions.getByRole('button', { name: /^Log out (?!all)/ });
    await signOut.click();
    await expect(page.getByText('1 device logged out')).toBeVisible();
    await expect(signOut).toHaveCount(0);
    const history = page.getByRole('region', { name: 'Login history' });
    await expect(history.getByText('Password').first()).toBeVisible();
    await expect(history.getByText(/Chrome · \w+/).first()).toBeVisible();
    const rows = history.getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await history.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(2);
  });
});

/** The password again, in the dialog that asks for it. */
async function proveMyself(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your login password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test.describe('a passkey', () => {
  test('is offered in the first session, added, listed and taken away', async ({ page }) => {
    await addFingerprintReader(page);
    await signInAs(page, 'agent01');
    await page.evaluate(`localStorage.MC_SESSION_INFO = JSON.stringify({
      ...JSON.parse(localStorage.MC_SESSION_INFO),
      firstTimeLogin: true,
    })`);
    await page.goto('/m/member/home');
    const offer = page.getByRole('complementary', { name: 'Log in faster next time' });
    await offer.getByRole('button', { name: 'Add a passkey' }).click();
    await proveMyself(page, 'Add a passkey');
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goto('/m/securityCenter');
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByRole('listitem')).toContainText(/Chrome · \w+/);
    await passkeys.getByRole('button', { name: /^Remove Chrome/ }).click();
    await proveMyself(page, 'Remove');
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
    await page.goto('/m/member/home');
    await expect(page.getByText(/^No\. \d+$/)).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

function logOut(page: Page): Promise<void> {
  return confirmIn(page, 'Log out');
}

async function confirmIn(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Somebody no other test is signed in as, because their sessions end. */
async function registerLeaver(page: Page, number: string): Promise<string> {
  const { retry } = test.info();
  const username = `leaver${number.slice(-3)}${retry}`;
  await registerMember(page, {
    username,
    password: DEMO_PASSWORD,
    number: String(Number(number) + 100 * retry),
  });
  return username;
}

/** Holds calls back until they are released. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
