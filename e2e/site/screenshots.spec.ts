import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/**
 * Compares how the product looks with earlier screenshots: `npm run test:browser -- screenshots --update-snapshots`
 * takes new ones. The clock stands still and only the site's own fonts are used, so that another machine draws the
 * same.
 */
test.use({ deviceScaleFactor: 1 });

type Look = {
  name: string;
  path: string;
  host?: string;
  theme?: 'dark' | 'light';
  width?: number;
  /** Answers in place of the server, where its own depend on the day and on what other tests did. */
  answer?: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
};

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

const LOOKS: readonly Look[] = [
  { name: 'harbor-home-dark', path: '/m/home' },
  { name: 'harbor-home-light', path: '/m/home', theme: 'light' },
  { name: 'lantern-home-dark', path: '/m/home', host: 'lantern.localhost' },
  { name: 'lantern-home-light', path: '/m/home', host: 'lantern.localhost', theme: 'light' },
  { name: 'perlas-home-dark', path: '/m/home', host: 'perlas.localhost' },
  { name: 'perlas-home-light', path: '/m/home', host: 'perlas.localhost', theme: 'light' },
  { name: 'home-320', path: '/m/home', width: 320 },
  { name: 'home-430', path: '/m/home', width: 430, theme: 'light' },
  { name: 'menu-dark', path: '/m/home', prepare: openMenu },
  { name: 'menu-light', path: '/m/home', theme: 'light', prepare: openMenu },
  { name: 'about-dark', path: '/m/aboutUs' },
  { name: 'app-guide-light', path: '/m/app', theme: 'light' },
  { name: 'help-dark', path: '/m/help' },
  { name: 'responsible-gaming-light', path: '/m/responsibleGaming', theme: 'light' },
  { name: 'service-dark', path: '/m/service' },
  { name: 'nav-light', path: '/m/nav', theme: 'light' },
  { name: 'empty-invite-dark', path: '/m/invite' },
  { name: 'leaderboard-dark', path: '/m/activity/leaderboard', answer: runRace },
  { name: 'leaderboard-320', path: '/m/activity/leaderboard', width: 320, theme: 'light', answer: runRace },
  { name: 'mall-light', path: '/m/mall/mallHome', theme: 'light' },
  { name: 'deposit-guide-light', path: '/m/voucherCenter/guide', theme: 'light' },
  { name: 'login-frame-light', path: '/m/login', theme: 'light' },
  { name: 'maintenance-dark', path: '/m/home', prepare: (page) => close(page, { maintenance: true }) },
  {
    name: 'restricted-light',
    path: '/m/home',
    theme: 'light',
    prepare: (page) => close(page, { regionRestriction: true }),
  },
];

const HOSTS = ['localhost', 'lantern.localhost', 'perlas.localhost'];

/** One browser takes a brand's screenshots one after another, each from its own document. */
for (const host of HOSTS)
  test(`${host} looks as it did`, async ({ page, baseURL }) => {
    await page.clock.setFixedTime('2031-05-17T04:00:00Z');
    await page.addInitScript({ content: `localStorage.setItem('PARLOUR_LANGUAGE', '"EN"')` });
    for (const look of LOOKS.filter((each) => (each.host ?? 'localhost') === host))
      await test.step(look.name, () => expectLook(page, baseURL?.replace('localhost', host) ?? '', look));
  });

async function expectLook(page: Page, origin: string, look: Look): Promise<void> {
  const { name, path, theme = 'dark', width = 390, answer, prepare } = look;
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: theme });
  await answer?.(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.evaluate(USE_OUR_FONTS);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.005,
    // Text in scripts that the site has no font for.
    mask: [page.locator('[lang]:not(html)')],
  });
  await page.unrouteAll();
}

const USE_OUR_FONTS = `(async () => {
  const { style } = document.documentElement;
  style.setProperty('--font-display', "'Outfit Variable'");
  style.setProperty('--font-text', "'Manrope Variable'");
  await document.fonts.ready;
})()`;

/** The demo's race, in days and with places that no other test changes. */
async function runRace(page: Page): Promise<void> {
  await page.route('**/wps/promotions/boards', async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    const [race] = value.items.filter(({ measure }: { measure: string }) => measure === 'stake');
    const names = ['ol***k', 'ju***y', 'to***8', 'ma***1', 'lu***n'];
    const places = names.map((name, at) => ({ rank: at + 1, name, score: `${4280 - 770 * at}.50` }));
    const [startsAt, endsAt, countedUntil] = ['2031-05-12', '2031-05-19', '2031-05-17'].map(Date.parse);
    const items = [{ ...race, state: 'running', startsAt, endsAt, countedUntil, places }];
    return route.fulfill({ response, json: { success: true, value: { ...value, items } } });
  });
}

/** The site as a visitor sees it when its status has changed since the document loaded. */
async function close(page: Page, change: { maintenance?: true; regionRestriction?: true }): Promise<void> {
  await page.route('**/wps/system/status', async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    const status = change.maintenance ? 1 : 2;
    return route.fulfill({ response, json: { success: true, value: { ...value, status, ...change } } });
  });
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    change.maintenance ? /maintenance/ : /Not available/,
  );
}
