import type { Page } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { logInAs, readSession, signInAs } from '../members.ts';
import { DEMO_PASSWORD } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ hasPopup: true, hasOwnAddress: true, viewport: { width: 320, height: 568 } });

type Entry = { id: string; title: string } & Record<string, unknown>;

const entry = (id: string, change: Record<string, unknown> = {}): Entry => ({
  id,
  title: `Title ${id}`,
  content: `<p>Words of ${id}</p>`,
  execution: 'B',
  language: 'EN',
  picture: null,
  contentType: 'PU',
  promotionType: '',
  startsAt: Date.UTC(2026, 10, 17),
  forceRead: false,
  forcePopup: false,
  autoplay: false,
  beforeLoginRegister: false,
  ...change,
});

/** API tests cover who is announced what; this is about what the site does with it. */
async function announce(page: Page, popup: readonly Entry[], banners: readonly object[] = []): Promise<void> {
  await page.unroute('**/MCSFE_getListAnnouncements?*m_popup1*');
  await page.route('**/MCSFE_getListAnnouncements?*m_popup1*', (route) =>
    route.fulfill({ json: { success: true, value: { banners, player: [], popup, hot: [], promotion: [] } } }),
  );
}

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
const closeIt = (page: Page) => popupOf(page).getByRole('button', { name: 'Close' }).click();
const recordOf = (page: Page, key: string) =>
  page.evaluate<{ show: boolean; todayHideTime: number | null; data: string[] } | null>(
    `JSON.parse(localStorage.getItem(${JSON.stringify(key)}))`,
  );

/** Home again, and so long that a popup would have opened. */
async function openHome(page: Page): Promise<void> {
  const asked = page.waitForResponse(/m_popup1/);
  await page.goto('/m/home');
  await asked;
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 1_200))');
}

test('hidden for today, the popup is back with a new announcement, and after midnight', async ({ page }) => {
  const noon = new Date(2026, 10, 17, 12);
  await page.clock.setFixedTime(noon);
  await announce(page, [entry('one')]);
  await openHome(page);
  await expect(popupOf(page).getByText('Words of one')).toBeVisible();
  await expect(popupOf(page).getByRole('checkbox', { name: 'Don’t show again today' })).toBeChecked();
  expect(await findSeriousViolations(page)).toEqual([]);
  await closeIt(page);
  await expect(popupOf(page)).toBeHidden();
  const record = await recordOf(page, 'SHELL_PU_B');
  expect(record).toMatchObject({ show: false, todayHideTime: await page.evaluate(NEXT_MIDNIGHT) });
  expect(record?.data).toHaveLength(1);

  await openHome(page);
  await expect(popupOf(page)).toBeHidden();
  await announce(page, [entry('one'), entry('two')]);
  await openHome(page);
  await expect(popupOf(page)).toBeVisible();
  await closeIt(page);
  await expect(popupOf(page)).toBeHidden();

  await page.clock.setFixedTime((record?.todayHideTime ?? 0) - 1);
  await openHome(page);
  await expect(popupOf(page)).toBeHidden();
  await page.clock.setFixedTime(record?.todayHideTime ?? 0);
  await openHome(page);
  await expect(popupOf(page)).toBeVisible();
});

test('not hidden for today, the popup is back with the next load and not before', async ({ page }) => {
  await announce(page, [entry('one', { content: '<p><a href="/m/help">Help</a></p>' })]);
  await openHome(page);
  await popupOf(page).getByRole('checkbox').uncheck();
  // A link of the site changes the page, which closes the popup.
  await popupOf(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 1_200))');
  await expect(popupOf(page)).toBeHidden();
  await openHome(page);
  await expect(popupOf(page)).toBeVisible();
});

test('a guest who logs in sees only what is new to them, unless it is forced', async ({ page }) => {
  await announce(page, [entry('one')]);
  await openHome(page);
  await closeIt(page);
  await expect(popupOf(page)).toBeHidden();
  const visitors = JSON.stringify(await recordOf(page, 'SHELL_PU_B'));

  await page.route('**/MCSFE_markAnnouncementAsRead', (route) =>
    route.fulfill({ json: { success: true, value: {} } }),
  );
  await signInAs(page, 'mary01', '/m/help');
  await page.evaluate(`localStorage.setItem('SHELL_PU_B', ${JSON.stringify(visitors)})`);
  await openHome(page);
  await expect(popupOf(page)).toBeHidden();
  await announce(page, [entry('one', { forcePopup: true })]);
  await openHome(page);
  await closeIt(page);
  await expect(popupOf(page)).toBeHidden();
  const key = await page.evaluate<string>(
    `'SHELL_PU_A_' + JSON.parse(localStorage.getItem('MC_SESSION_INFO')).id`,
  );
  expect(await recordOf(page, key)).toMatchObject({ show: false });
  await openHome(page);
  await expect(popupOf(page)).toBeHidden();
  await announce(page, [entry('one', { forcePopup: true }), entry('members')]);
  await openHome(page);
  await expect(popupOf(page)).toBeVisible();
});

test('at the first login there is a popup of its own, and at the next one there is not', async ({ page }) => {
  const lists = { B: [entry('guests')], F: [entry('members'), entry('newcomers')], A: [entry('members')] };
  await page.route('**/MCSFE_getListAnnouncements?*m_popup1*', (route) => {
    const audience = new URL(route.request().url()).searchParams.get('audience') as keyof typeof lists;
    const popup = lists[audience].map((each) => ({ ...each, execution: audience }));
    return route.fulfill({
      json: { success: true, value: { banners: [], player: [], popup, hot: [], promotion: [] } },
    });
  });
  await page.route('**/MCSFE_markAnnouncementAsRead', (route) =>
    route.fulfill({ json: { success: true, value: {} } }),
  );
  const reader = { ...newcomer('popper', '1370013702'), password: DEMO_PASSWORD };
  await registerMember(page, reader);
  expect(await readSession(page)).toMatchObject({ firstTimeLogin: true });
  await openHome(page);
  await expect(popupOf(page).getByText('1 of 2')).toBeVisible();
  await popupOf(page).getByRole('button', { name: 'Next announcement' }).click();
  await expect(popupOf(page).getByText('Words of newcomers')).toBeVisible();
  await closeIt(page);
  await expect(popupOf(page)).toBeHidden();

  await page.evaluate('localStorage.clear()');
  await openHome(page);
  await expect(popupOf(page).getByText('Words of guests')).toBeVisible();
  await closeIt(page);
  await logInAs(page, reader.username, '/m/help');
  expect(await readSession(page)).toMatchObject({ firstTimeLogin: false });
  await openHome(page);
  await expect(popupOf(page).getByText('Words of members')).toBeVisible();
  await expect(popupOf(page).getByText('Words of newcomers')).toHaveCount(0);
});

test('what has to be read closes after its last slide, whichever way it is tried', async ({ page }) => {
  await announce(page, [entry('one', { forceRead: true }), entry('two'), entry('three')]);
  await openHome(page);
  const place = popupOf(page).getByText(/^\d of \d$/);
  await expect(popupOf(page).getByText('Read to the end to close.')).toBeVisible();
  await closeIt(page);
  await expect(place).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(place).toHaveText('3 of 3');
  await popupOf(page).getByRole('button', { name: 'Previous announcement' }).click();
  await expect(place).toHaveText('2 of 3');
  await page.mouse.click(4, 4);
  await expect(popupOf(page)).toBeHidden();
});

test('a promotion leads visitors to the registration, and is closed by who knows it', async ({ page }) => {
  const promotion = entry('gift', { promotionType: 'event', beforeLoginRegister: true });
  await announce(page, [promotion]);
  await openHome(page);
  await popupOf(page).getByRole('button', { name: 'Got it' }).click();
  await expect(popupOf(page)).toBeHidden();
  await announce(page, [{ ...promotion, title: 'Another' }]);
  await openHome(page);
  await popupOf(page).getByRole('link', { name: 'Take part' }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('the keyboard stays in the popup and leaves it with Escape', async ({ page }) => {
  await announce(page, [entry('one', { content: '<p><a href="https://example.com/">Out</a></p>' })]);
  await openHome(page);
  await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  const link = popupOf(page).getByRole('link', { name: 'Out' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        `document.activeElement === document.body || !!document.activeElement.closest('dialog')`,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
});

test("the demo's announcements fit a small phone in each language, with and without a picture", async ({
  page,
}) => {
  for (const [language, next] of [
    ['EN', 'Next announcement'],
    ['VI', 'Thông báo tiếp theo'],
    ['TY', 'Susunod na anunsyo'],
  ] as const) {
    await page.goto('/m/help');
    await page.evaluate(`localStorage.clear(); localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')`);
    await page.goto('/m/home');
    const popup = page.locator('dialog[open]');
    await expect(popup.getByRole('heading').first()).toBeVisible();
    for (let slide = 0; slide < 3; slide += 1) {
      expect(await findMisfits(page), `${language} ${slide}`).toEqual([]);
      if (slide < 2) await popup.getByRole('button', { name: next }).click();
      await expect(popup.locator('li[class*=slide]').nth(Math.min(slide + 1, 2))).not.toHaveAttribute(
        'inert',
      );
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findSeriousViolations(page)).toEqual([]);
    }
  }
});

const NEXT_MIDNIGHT = 'new Date(Date.now()).setHours(24, 0, 0, 0)';

test('the app is offered on a phone from the second day on, once, and never again once it was taken', async ({
  page,
}) => {
  const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';
  await page.addInitScript({
    content: `Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(agent)} })`,
  });
  await announce(page, []);
  const dialog = page.getByRole('dialog', { name: 'Get the Harbor app' });
  const due = (at: unknown) =>
    page.evaluate(`localStorage.setItem('PARLOUR_APP_POPUP', ${JSON.stringify(JSON.stringify(at))})`);
  const dueAt = () => page.evaluate(`JSON.parse(localStorage.getItem('PARLOUR_APP_POPUP'))`);
  await page.goto('/m/home');
  await expect.poll(dueAt).not.toBeNull();
  await expect(dialog).toBeHidden();
  await due(1);
  await page.reload();
  await expect(dialog).toBeVisible();
  expect(await findMisfits(page)).toEqual([]);
  expect(await findSeriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await dueAt()).toBeGreaterThan(1);
  await due(1);
  await page.reload();
  const download = dialog.getByRole('link', { name: 'Download for Android' });
  await expect(download).toHaveAttribute('href', 'https://example.com/harbor/app/harbor.apk');
  // Nothing is fetched from other hosts in a test.
  await page.evaluate(`document.addEventListener('click', (press) => press.preventDefault())`);
  await download.click();
  await expect(dialog).toBeHidden();
  expect(await dueAt()).toBe('never');
});
