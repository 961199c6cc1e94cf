import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';

test.describe('the routes', () => {
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
    await page.goto('/m/no/such/page?x=1');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/m/welcome');
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('lead whoever came from elsewhere back home', async ({ page }) => {
    await page.goto('/m/terms');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('that open a game are for members, and return to the games', async ({ page }) => {
    await page.goto('/m/launchGame?pageBack=home');
    await expect(page).toHaveURL(/\/m\/login\?return=/);
    await signInAs(page, 'mary01', '/m/startLottery');
    await page.frameLocator('iframe').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/game$/);
  });
});
