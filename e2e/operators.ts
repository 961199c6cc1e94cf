import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** One demo operator per role, and two for finance; the embedded demonstration alone has them. */
export type DemoOperator = 'admin' | 'finance1' | 'finance2' | 'support' | 'content' | 'risk';

/** Of every demo account, operators and members alike. */
export const DEMO_PASSWORD = 'Parlour#2026';

/** Signs in at whatever address is given and ends there. */
export async function signIn(page: Page, name: DemoOperator, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

/** Members and money belong to one brand; whoever works for several chooses it at the top. */
export async function chooseHarbor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Switch brand/ }).click();
  await page.getByRole('menuitem', { name: /Harbor/ }).click();
}

/** Every change is confirmed with a reason. */
export async function confirmWith(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Moves within the console, as a link does: without a new document. */
export async function openInConsole(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}
