import type { Page } from '@playwright/test';
import { addFingerprintReader, codeOf } from '../authenticator.ts';
import { openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

// The browser itself reports the call that a session without its cookie is refused.
test.use({ baseURL: process.env.CONSOLE_URL, allowedProblems: /status of 401/ });

const PASSWORD = 'quiet harbour at dawn 7';

test('an operator adds a passkey, signs in with it in place of the code, and removes it', async ({
  page,
  openConsole,
}, { retry }) => {
  const name = `keeper${retry}`;
  await signIn(page, 'admin', '/operators');
  const oneTimePassword = await createOperator(page, name);

  const own = await openConsole();
  await addFingerprintReader(own);
  await own.goto('/account');
  await givePassword(own, name, oneTimePassword);
  await own.getByLabel('Current password').fill(oneTimePassword);
  await own.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await own.getByLabel('New password again').fill(PASSWORD);
  await own.getByRole('button', { name: 'Change password' }).click();
  const secret = await enrol(own);

  await openInConsole(own, '/account');
  const passkeys = own.getByRole('region', { name: 'Passkeys' }).first();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Laptop at the desk');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // The code of this moment was used to enrol.
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(passkeys.getByRole('row', { name: /Laptop at the desk/ })).toBeVisible();

  await own.context().clearCookies();
  await own.reload();
  await givePassword(own, name, PASSWORD);
  await own.getByRole('button', { name: 'Use a passkey' }).click();
  await passkeys.getByRole('button', { name: 'Remove the passkey Laptop at the desk' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove the passkey Laptop at the desk' }).click();
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible();
});

async function createOperator(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New operator' }).click();
  await page.getByLabel('Name to sign in').fill(name);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('dialog').getByLabel('Reason').fill('Joins the team');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const told = page.getByLabel('One-time password');
  await expect(told).not.toBeEmpty();
  return told.innerText();
}

async function givePassword(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function enrol(page: Page): Promise<string> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByLabel('Secret').innerText();
  await page.getByLabel('Code shown by the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return secret;
}
