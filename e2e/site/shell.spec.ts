import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { openInSite, PLANNED_PATHS } from '../routes.ts';
import { expect, test } from '../test.ts';

/** Specification section 9, plus the dialog's closing animation. */
const MASK_IGNORED_MS = 300;
const CLOSING_MS = 200;

test.describe('the tab bar', () => {
  test('leads to its five pages and says where one is', async ({ page }) => {
    await page.goto('/m/nav');
    const tabs = page.getByRole('navigation', { name: 'Main pages' });
    await expect(tabs.getByRole('link')).toHaveText(['Invite', 'Promotion', 'Home', 'Deposit', 'Members']);
    const targets = {
      Invite: 'invite',
      Promotion: 'activity',
    };
    for (const [tab, target] of Object.entries(targets)) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(new RegExp(`/m/${target}$`));
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    }
    await tabs.getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL('/m/login?return=%2Fm%2FvoucherCenter');
    await page.goto('/m/nav');
    await tabs.getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL('/m/login?return=%2Fm%2Fmember%2Fhome');
  });
});

test.describe('the side menu', () => {
  test('links only what is built, and to a visitor no page of members', async ({ page }) => {
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainText("You're not logged in");
    await expect(menu.getByRole('link', { name: 'Telegram' })).toHaveAttribute('target', '_blank');
    const links = await menu.locator('a[href^="/"]').all();
    const inside = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(inside.length).toBeGreaterThan(3);
    for (const path of inside) expect(PLANNED_PATHS).not.toContain(path);
    await expect(menu.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });

  test('closes with Esc, its button, and when one goes elsewhere', async ({ page }) => {
    await page.goto('/m/home');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => menu.getByRole('link', { name: 'Help' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await expect(page.locator('#root > .on')).toHaveCount(1);
      await close();
      await expect(menu).toHaveCount(0);
      await expect(page.locator('#root > .on')).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/m\/help$/);
  });

  test('ignores its mask for the first 300 ms', async ({ page }) => {
    await page.goto('/m/home');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.evaluate(PRESS_THE_MASK_AT_ONCE);
    await page.waitForTimeout(MASK_IGNORED_MS + CLOSING_MS + 100);
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(menu).toHaveCount(0);
  });
});

test.describe('language and theme', () => {
  test.use({ allowedProblems: /Failed to load resource: net::ERR_FAILED/ });

  test('the language changes in place, within 200 ms, and is remembered', async ({ page }) => {
    await page.goto('/m/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
    await page.getByRole('button', { name: 'Menu' }).click();
    // There and back once, so that the texts are loaded: the limit is about rendering.
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate<number>(TIME_THE_SWITCH)).toBeLessThan(200);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveText(/Terms/);
    await expect(page).toHaveURL(/\/m\/terms$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Terms/);
  });

  test('the theme changes in place and is there before the first paint the next time', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/m/home');
    const dark = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).not.toHaveCSS('background-color', dark);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).not.toHaveCSS('background-color', dark);
  });
});

test.describe('the offer of the app', () => {
  test('stands on home only, and stays away once hidden', async ({ page }) => {
    await page.goto('/m/home');
    const bar = page.getByRole('complementary', { name: 'Get the app' });
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/m/app');
    await openInSite(page, '/m/help');
    await expect(bar).toHaveCount(0);
    await openInSite(page, '/m/home');
    await bar.getByRole('button', { name: 'Hide this bar' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe('pages fade in over 300 ms', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('but not after a swipe back of more than 100 px', async ({ page }) => {
    await page.goto('/m/help');
    await expect(page.locator('main > :last-child')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fade = () =>
      page.evaluate<string>(
        `getComputedStyle(document.querySelector('main > :last-child')).animationDuration`,
      );
    expect(await fade()).toBe('0.3s');
    await swipe(page, 90);
    await openInSite(page, '/m/nav');
    expect(await fade()).toBe('0.3s');
    await swipe(page, 140);
    await openInSite(page, '/m/help');
    expect(await fade()).toBe('0s');
  });
});

/** Opens the menu and presses its mask as soon as there is one. */
const PRESS_THE_MASK_AT_ONCE = `new Promise((resolve) => {
  document.querySelector('button[aria-label="Menu"]').click();
  const look = () => {
    const mask = document.querySelector('dialog[open]');
    if (!mask) return setTimeout(look, 1);
    mask.click();
    resolve();
  };
  look();
})`;

/** From the press until the page is rendered in the new language. */
const TIME_THE_SWITCH = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('dialog button')].find((each) => each.lang === 'zh-Hans');
  const startedAt = performance.now();
  button.click();
  const wait = () => document.documentElement.lang === 'zh-Hans' && !document.querySelector('h1').textContent.includes('Terms')
    ? requestAnimationFrame(() => resolve(performance.now() - startedAt))
    : setTimeout(wait, 1);
  wait();
})`;

async function swipe(page: Page, distance: number): Promise<void> {
  await page.evaluate(`{
    const at = (clientX) => [new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 })];
    dispatchEvent(new TouchEvent('touchstart', { touches: at(10) }));
    dispatchEvent(new TouchEvent('touchmove', { touches: at(10 + ${distance}) }));
  }`);
}
