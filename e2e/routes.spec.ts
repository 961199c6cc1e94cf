import { LAYOUT, openInSite, readLayout, waitUntilDrawn } from './routes.ts';
import { expect, test } from './test.ts';

/** Without a new document and without a fade the whole table takes seconds. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the routes', () => {
  test('have the header, title and tab bar of the table', async ({ page }) => {
    await page.goto('/m/nav');
    for (const { back, path, ...row } of LAYOUT) {
      await openInSite(page, path);
      const { headings, documentTitle, ...seen } = await readLayout(page);
      expect.soft(seen, path).toEqual(row);
      expect.soft(headings, `${path} has one heading`).toBe(1);
      expect.soft(documentTitle).toMatch(path === '/m/home' ? /^Harbor$/ : /^.+ · Harbor$/);
    }
  });

  test('have the way back of the table', async ({ page }) => {
    await page.goto('/m/help');
    for (const { path, back } of LAYOUT) {
      await openInSite(page, '/m/help');
      await openInSite(page, path);
      const arrow = page.getByRole('button', { name: 'Back' });
      if (back === 'none') {
        await expect(arrow).toHaveCount(0);
        continue;
      }
      await arrow.click();
      await waitUntilDrawn(page, back === 'home' ? '/m/home' : '/m/help');
    }
  });

  test('show a visitor the logo, Log in and Register on home', async ({ page }) => {
    await page.goto('/m/home');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
    await expect(header.locator('img')).toHaveAttribute('src', /icon\.svg$/);
  });

  test('are found under their other names', async ({ page }) => {
    for (const alias of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
      await page.goto(alias);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
    await page.goto('/m/register.html?affiliate=1');
    await expect(page).toHaveURL(/\/m\/register\?affiliate=1$/);
  });

  test('lead somewhere even where there is none', async ({ page }) => {
    await page.goto('/m/no/such/page');
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/welcome');
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('lead whoever came from elsewhere back home', async ({ page }) => {
    await page.goto('/m/terms');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('that open a game return home or to the games', async ({ page }) => {
    await page.goto('/m/launchGame?pageBack=home');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/startLottery');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/m\/game$/);
  });

  for (const width of [320, 390, 430])
    test(`fit into ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/m/nav');
      const wide: string[] = [];
      for (const { path } of LAYOUT) {
        await openInSite(page, path);
        const scrollWidth = await page.evaluate<number>('document.documentElement.scrollWidth');
        if (scrollWidth !== width) wide.push(`${path}: ${scrollWidth}`);
      }
      expect(wide).toEqual([]);
    });
});
