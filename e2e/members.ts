import type { Page } from '@playwright/test';
import { alone, keepState, readState, type State } from './kept-sessions.ts';
import { DEMO_PASSWORD } from './operators.ts';
import { CAPTCHA } from './start-server.ts';
import { expect } from './test.ts';

/** Demo members, shared by many tests. */
type DemoMember = 'mary01' | 'newbie01' | 'agent01';

/**
 * Starts at a path as a demo member, in a session that all tests share; the first one signs in. Tests about signing in,
 * or that end a session, use `logInAs`.
 */
export async function signInAs(page: Page, account: DemoMember, path = '/m/home'): Promise<void> {
  const kept = await readState(account);
  if (kept === null) {
    await logInAs(page, account, path);
    await keepState(account, sessionIn(await page.context().storageState()));
    return;
  }
  await page.context().setStorageState(kept);
  await page.goto(path);
}

/** Without other choices a test made: its language, a hidden balance. */
function sessionIn({ cookies, origins }: State): State {
  const ofSession = ({ name }: { name: string }) => name === 'MC_SESSION_INFO' || name === 'autoLogin';
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(ofSession),
    })),
  };
}

/** Signs in on the login page, and ends where a visitor sent there from this path is led back to. */
export async function logInAs(page: Page, account: string, path = '/m/home'): Promise<void> {
  await page.goto(`/m/login?return=${encodeURIComponent(path)}`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Fills the login page from anywhere; with the captcha, if the account had failed attempts. */
export async function fillLogin(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Username' }).fill(account);
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  await alone(account, () => sendLogin(page));
}

async function sendLogin(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Log in', exact: true });
  await send.click();
  const picture = main.getByRole('button', { name: 'Get a new picture' }).locator('img');
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/m/login') return;
    await expect(picture).toBeVisible({ timeout: 500 });
    await main.getByRole('textbox', { name: 'Characters in the picture' }).fill(CAPTCHA);
    await send.click();
    await page.waitForURL((url) => url.pathname !== '/m/login', { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

export async function readSession(page: Page): Promise<Record<string, unknown> | null> {
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem('MC_SESSION_INFO') ?? 'null'`));
}
