import type { Page } from '@playwright/test';
import { endSession, field, newcomer, registerMember } from '../accounts.ts';
import { addFingerprintReader, codeOf } from '../authenticator.ts';
import { fillLogin, logInAs, readSession } from '../members.ts';
import { DEMO_PASSWORD } from '../operators.ts';
import { expect, test } from '../test.ts';

// One after another: they share one account, and a link is final.
test.describe.configure({ mode: 'serial' });
test.use({ hasOwnAddress: true });

const NAME = 'Anna of the journeys';

test('who refuses at the provider is back at the login page, and nobody', async ({ page }) => {
  await goToProvider(page, '/m/login?return=/m/help');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL('/m/login?return=%2Fm%2Fhelp');
  await expect(page.getByRole('alert')).toContainText('You cancelled');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await readSession(page)).toBeNull();
});

test('an account at a provider is linked once, and from then on signs in by itself', async ({ page }) => {
  await goToProvider(page);
  await beAtProvider(page);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.getByRole('button', { name: 'Link my existing account' }).click();
  await fillLogin(page, 'mary01');
  await expect.poll(() => readSession(page)).toMatchObject({ userName: 'mary01' });

  await page.evaluate('localStorage.clear()');
  await goToProvider(page);
  await beAtProvider(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await readSession(page)).toMatchObject({ userName: 'mary01' });
});

test('a passkey made in the browser signs in without a password', async ({ page }) => {
  await addFingerprintReader(page);
  // Not a member whose withdrawals other journeys need: a passkey holds them.
  await logInAs(page, 'agent01', '/m/securityCenter');
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your login password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();

  await page.evaluate('localStorage.clear()');
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await readSession(page)).toMatchObject({ userName: 'agent01' });
});

test.describe('the second step', () => {
  // The first step is refused with what the second needs.
  test.use({ allowedProblems: /403 .*\/wps\/session\/login/ });

  test('an authenticator app is asked for after the password, until it is turned off', async ({ page }) => {
    // A member of its own: turning it on ends the other sessions.
    const member = newcomer('twosteps0', '1390000730');
    await registerMember(page, { ...member, password: DEMO_PASSWORD });
    await page.goto('/m/securityCenter');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replace(/\s/g, '');
    await dialog.getByLabel('Code the app shows now').fill(codeOf(secret));
    await dialog.getByLabel('Your login password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const [recoveryCode = ''] = (await page.getByText(/^\w{5}-\w{5}/).innerText()).split('\n');
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    await endSession(page);
    await page.goto('/m/login?return=/m/securityCenter');
    await field(page, 'Username').fill(member.username);
    await field(page, 'Password').fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    // The next one, as from a phone whose clock is ahead: the first has been used.
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Your login password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByLabel('Code from your authenticator app').fill(recoveryCode);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Not turned on')).toBeVisible();
  });
});

async function goToProvider(page: Page, from = '/m/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox sign-in' })).toBeVisible();
}

async function beAtProvider(page: Page): Promise<void> {
  await page.getByLabel('or type a name').fill(NAME);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
