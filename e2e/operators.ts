import type { Page } from '@playwright/test';
import { keepState, readState } from './kept-sessions.ts';
import { expect } from './test.ts';

/** One demo operator per role, and two for finance; only the embedded demo has them. */
export type DemoOperator = 'admin' | 'admin2' | 'finance1' | 'finance2' | 'support' | 'content' | 'risk';

/** The password of every demo account, operators and members alike. */
export const DEMO_PASSWORD = 'Parlour#2026';

/**
 * Starts at an address as a demo operator, in the earlier tests' session if it is still open. Tests that need their own
 * session, to end it, fill in the form.
 */
export async function signIn(page: Page, name: DemoOperator, path = '/'): Promise<void> {
  const kept = await readState(name);
  if (kept !== null) {
    await page.context().addCookies(kept.cookies);
    const [token] = kept.origins[0]?.localStorage ?? [];
    // Frames may belong to others, without access to storage.
    const put = `sessionStorage.${TOKEN} ??= ${JSON.stringify(token?.value)}`;
    await page.addInitScript({ content: `if (self === top) ${put}` });
  }
  await page.goto(path);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(navigation.or(button)).toBeVisible();
  if (!(await button.isVisible())) return;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await button.click();
  await expect(navigation).toBeVisible();
  await keepSession(page, name);
}

/** The console keeps its token in the tab, which stored state lacks: it is saved as if it were in the storage. */
async function keepSession(page: Page, name: DemoOperator): Promise<void> {
  const value = await page.evaluate<string>(`sessionStorage.${TOKEN}`);
  const { cookies } = await page.context().storageState();
  const { origin } = new URL(page.url());
  await keepState(name, { cookies, origins: [{ origin, localStorage: [{ name: TOKEN, value }] }] });
}

const TOKEN = 'PARLOUR_CONSOLE_TOKEN';

/** Members and money belong to one brand; an operator of several chooses it at the top. */
export async function chooseBrand(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Switch brand/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const chooseHarbor = (page: Page): Promise<void> => chooseBrand(page, /Harbor/);

/** Every change is confirmed with a reason. */
export async function confirmWith(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Navigates within the console, as a link does: without a new document. */
export async function openInConsole(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}
