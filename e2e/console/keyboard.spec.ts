import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { DEMO_PASSWORD, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

/** Every screen of the console; the tabs of the brand editor are screens of their own. */
const SCREENS = {
  'of the desk': ['/', '/queue', '/approvals', '/operators', '/roles', '/audit', '/account', '/no-such-page'],
  'of a brand': [
    '/brands',
    ...['general', 'switches', 'registration', 'texts', 'theme'].map((tab) => `/brands/lantern/${tab}`),
  ],
  'of the rest of a brand and of operations': [
    ...['availability', 'addresses', 'service', 'history'].map((tab) => `/brands/lantern/${tab}`),
    '/jobs',
    '/outbox',
    '/health',
  ],
};
const TABS_MAX = 120;

for (const [which, screens] of Object.entries(SCREENS))
  test(`no screen ${which} has a serious accessibility finding, dark and light`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, 'admin');
    await lookAt(page, screens, { isFurtherLook: false });
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await lookAt(page, screens, { isFurtherLook: true });
  });

async function lookAt(page: Page, screens: string[], how: { isFurtherLook: boolean }): Promise<void> {
  for (const screen of screens) {
    await openInConsole(page, screen);
    await settle(page);
    expect(await findSeriousViolations(page, how), screen).toEqual([]);
  }
}

test('no dialog has a serious accessibility finding, nor has the form to sign in', async ({ page }) => {
  await page.goto('/operators');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findSeriousViolations(page), 'signing in').toEqual([]);
  await signIn(page, 'admin', '/operators');
  await page.getByRole('button', { name: 'New operator' }).click();
  expect(await findSeriousViolations(page), 'a new operator').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('textbox').fill('harbor');
  expect(await findSeriousViolations(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await openInConsole(page, '/audit');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findSeriousViolations(page), 'a record').toEqual([]);
});

test('the keyboard alone signs in, changes a switch, saves it with a reason and signs out', async ({
  page,
}) => {
  await page.goto('/brands/harbor/switches');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Switches' })).toBeVisible();

  // The first tab stop of every page skips the navigation.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const facebook = page.getByRole('switch', { name: /Sign in with Facebook/ });
  await tabTo(page, facebook);
  const wasOn = await facebook.isChecked();
  await page.keyboard.press('Space');
  expect(await facebook.isChecked()).toBe(!wasOn);
  await tabTo(page, page.getByRole('button', { name: 'Review and save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('By hand, without a mouse');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('It is on the site within 2 seconds.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Account of Demo admin' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

/** Presses the key until the focus is there. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press(key);
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`the focus did not arrive after ${TABS_MAX} presses`);
}

/** Everything has loaded, and no loading sign is left. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
