import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './operators.ts';
import { CAPTCHA } from './start-server.ts';
import { expect } from './test.ts';

/** Signs in on the login page, and ends where whoever is sent there from this path is led back to. */
export async function signInAs(page: Page, account: string, path = '/m/home'): Promise<void> {
  await page.goto(`/m/login?return=${encodeURIComponent(path)}`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** On the login page, wherever one came from; with the captcha, where the account was tried in vain before. */
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
  const picture = main.getByRole('button', { name: 'Show another picture' }).locator('img');
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/m/login') return;
    await expect(picture).toBeVisible({ timeout: 500 });
    await main.getByRole('textbox', { name: 'Code in the picture' }).fill(CAPTCHA);
    await send.click();
    await page.waitForURL((url) => url.pathname !== '/m/login', { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Of two who sign in to one account at the same moment the server asks the second for a captcha. Tests of other workers
 * use the same demo accounts, hence a lock that they see too: a folder that only one of them can make.
 */
async function alone(account: string, work: () => Promise<void>): Promise<void> {
  const { port } = new URL(process.env.BASE_URL ?? '');
  const lock = join(tmpdir(), `parlour-e2e-${port}-login-${account}`);
  await expect.poll(() => mkdir(lock).then(() => true, isTaken), { timeout: 60_000 }).toBe(true);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

function isTaken(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

export async function readSession(page: Page): Promise<Record<string, unknown> | null> {
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem('MC_SESSION_INFO') ?? 'null'`));
}

/** What another device has: a browser of its own, which shares nothing with the first. */
export async function openElsewhere(context: BrowserContext): Promise<Page> {
  const other = await context
    .browser()
    ?.newContext({ baseURL: process.env.BASE_URL ?? '', serviceWorkers: 'block' });
  if (!other) throw new Error('the browser is gone');
  return other.newPage();
}
