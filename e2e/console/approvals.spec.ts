import type { Page } from '@playwright/test';
import { confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

test('who asks cannot approve, somebody else can, and the one-time password is told once', async ({
  page,
  openConsole,
}) => {
  await signIn(page, 'admin', '/operators');
  await createOperator(page, 'second.admin');
  await resetAccess(page, 'second.admin');
  await openInConsole(page, '/approvals');
  await page.getByRole('link', { name: 'Reset of access' }).first().click();
  await expect(page.getByText('You asked for this yourself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const other = await openConsole();
  await signIn(other, 'admin2', new URL(page.url()).pathname);
  // Orders of the demonstration wait as well.
  await expect(other.getByRole('button', { name: /tasks? (is|are) waiting/ })).toBeVisible();
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWithoutClosing(other);
  await expect(other.getByRole('dialog', { name: 'Shown this once' })).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
});

async function createOperator(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New operator' }).click();
  await page.getByLabel('Name to sign in').fill(name);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('dialog').getByLabel('Reason').fill('Joins the team');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Shown this once' })).toBeVisible();
  await expect(page.getByLabel('One-time password')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function openOperator(page: Page, name: string): Promise<void> {
  await openInConsole(page, '/operators');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click();
}

async function resetAccess(page: Page, name: string): Promise<void> {
  await openOperator(page, name);
  await page.getByRole('button', { name: 'Reset access' }).click();
  await confirmWith(page, 'Reset access', 'Lost the password');
}

async function confirmWithoutClosing(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Reason').fill('Spoke to them');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
}
