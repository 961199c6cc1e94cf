import { expect, test } from '../test.ts';

test.describe('a site that closes while it is looked at', () => {
  test('says so at the same address, and opens again by itself', async ({ page }) => {
    await page.goto('/m/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await page.route('**/wps/system/status', async (route) => {
      const response = await route.fetch();
      const { value } = await response.json();
      return route.fulfill({
        response,
        json: { success: true, value: { ...value, status: 1, maintenance: true } },
      });
    });
    await page.evaluate(COME_BACK_TO_THE_TAB);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down for maintenance');
    await expect(page).toHaveURL(/\/m\/help$/);
    await page.unrouteAll();
    await page.evaluate(COME_BACK_TO_THE_TAB);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  });
});

test.describe('the network', () => {
  test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('that is gone is named, and the notice goes when it is back', async ({ page, context }) => {
    await page.goto('/m/home', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expect(page.getByText('No internet connection')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('No internet connection')).toHaveCount(0);
  });
});

test.describe('a page that does not load', () => {
  // A browser that has the page's code already need not ask for it.
  test.use({ allowedProblems: /Failed to (fetch|load)|dynamically imported module/, hasNewContext: true });

  test('shows the spinner and is asked for again', async ({ page }) => {
    await page.goto('/m/home');
    let asked = 0;
    let answer = () => {};
    const spinnerSeen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/NavPage-*.js', async (route) => {
      asked += 1;
      if (asked === 1) return route.abort();
      await spinnerSeen;
      return route.fallback();
    });
    await page.evaluate(
      `history.pushState({ depth: 1 }, '', '/m/nav'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
    // The frame names the page before its code has come.
    await expect.poll(() => asked).toBeGreaterThan(1);
  });

  test('however often is opened anew once, and is tried on', async ({ page }) => {
    await page.goto('/m/home');
    await page.route('**/NavPage-*.js', (route) => route.abort());
    let [opened, failures] = [0, 0];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened += 1;
    });
    page.on('pageerror', () => {
      failures += 1;
    });
    await page.evaluate(
      `history.pushState({ depth: 1 }, '', '/m/nav'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    // Two before the page is reloaded; two more would reload it again.
    await expect.poll(() => failures).toBeGreaterThan(4);
    expect(opened).toBe(1);
    await expect(page).toHaveURL(/\/m\/nav$/);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached();
  });
});

const COME_BACK_TO_THE_TAB = `document.dispatchEvent(new Event('visibilitychange'))`;
