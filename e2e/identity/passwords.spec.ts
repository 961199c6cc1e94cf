import type { Page } from '@playwright/test';
import { answerCaptcha, endSession, expectPath, field, forgetBrowser, registerMember } from '../accounts.ts';
import { fillLogin } from '../members.ts';
import { readSmsCode } from '../phone.ts';
import { expect, test } from '../test.ts';

const FIRST_PASSWORD = 'Quiet-Harbour-77';
const SECOND_PASSWORD = 'Louder-Harbour-78';

test.use({ allowedProblems: /status of 4\d\d/, hasOwnAddress: true });

test('passwords are changed with the remembered one at hand, then forgotten and set anew by SMS', async ({
  page,
}) => {
  const username = `e2epass${test.info().retry}`;
  const number = `1390000100${test.info().retry}`;
  await registerMember(page, { username, number, password: FIRST_PASSWORD });
  await forgetBrowser(page);
  await page.goto('/m/login?return=/m/changePsw');
  await page.getByRole('checkbox', { name: 'Remember my password' }).check();
  await fillLogin(page, username, FIRST_PASSWORD);
  await expectPath(page, '/m/changePsw');
  await expect(field(page, 'New password')).toBeVisible();
  await expect(field(page, 'Current password')).toBeHidden();
  await chooseNewPassword(page, FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new password and the old password cannot be the same')).toBeVisible();
  await chooseNewPassword(page, SECOND_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expectPath(page, '/m/home');
  await endSession(page);
  await page.goto('/m/login');
  await expect(field(page, 'Password')).toHaveValue(SECOND_PASSWORD);

  await forgetBrowser(page);
  await setAnewBySms(page, number, FIRST_PASSWORD);
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, username, FIRST_PASSWORD);
  await expectPath(page, '/m/home');
});

test('passwords open the account of who registered by phone, by the number, also after a code by SMS', async ({
  page,
}) => {
  const number = `1390000200${test.info().retry}`;
  await page.goto('/m/register');
  await page.getByRole('radio', { name: 'Phone number' }).check();
  await field(page, 'Password').fill(FIRST_PASSWORD);
  await field(page, 'Confirm password').fill(FIRST_PASSWORD);
  await page.getByLabel('Country code').selectOption('CN');
  await field(page, 'Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await field(page, 'Verification code').fill(await readSmsCode(`86${number}`));
  await answerCaptcha(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectPath(page, '/m/home');
  await page.goto('/m/myAccount/index');
  await expect(page.getByText(/^u\d{10}$/).last()).toBeVisible();

  await forgetBrowser(page);
  await logInByPhone(page, number, FIRST_PASSWORD);
  await expectPath(page, '/m/home');

  await forgetBrowser(page);
  await setAnewBySms(page, number, SECOND_PASSWORD);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInByPhone(page, number, SECOND_PASSWORD);
  await expectPath(page, '/m/home');
});

test('passwords are asked for when none is remembered, and a wrong one is told at its field', async ({
  page,
}) => {
  await page.goto('/m/login?return=/m/changePsw');
  await fillLogin(page, 'mary01');
  await expectPath(page, '/m/changePsw');
  await field(page, 'Current password').fill('Not-The-Right-1');
  await chooseNewPassword(page, SECOND_PASSWORD);
  await field(page, 'Confirm new password').fill('different');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Confirmation password not matched')).toBeVisible();
  await chooseNewPassword(page, SECOND_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Incorrect password.')).toBeVisible();
  await expect(field(page, 'Current password')).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field(page, 'Current password')).toHaveAttribute('type', 'text');
});

test('passwords of nobody are not changed: a visitor is led home', async ({ page }) => {
  await page.goto('/m/changePsw');
  await expectPath(page, '/m/home');
});

test('passwords are set anew by mail, in words that tell nobody whether there is such an account', async ({
  page,
}) => {
  await page.goto('/m/forget');
  for (const [username, email] of [
    ['nobody-at-all', 'nobody@parlour.example'],
    ['mary01', 'mary01@parlour.example'],
  ] as const) {
    await page.getByRole('radio', { name: 'Email' }).check();
    await field(page, 'Username').fill(username);
    await field(page, 'Email').fill(email);
    await answerCaptcha(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`If ${email} belongs to an account, we've sent it a code.`)).toBeVisible();
    if (username === 'mary01') break;
    await page.getByRole('button', { name: 'Use a different number or email' }).click();
  }
  await field(page, 'Verification code').fill(await readMailCode('mary01@parlour.example'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose a new password')).toBeVisible();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Enter password')).toBeVisible();
});

async function logInByPhone(page: Page, number: string, password: string): Promise<void> {
  await page.goto('/m/login');
  await page.getByRole('radio', { name: 'Phone number' }).check();
  await page.getByLabel('Country code').selectOption('CN');
  await field(page, 'Phone number').fill(number);
  await field(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

async function setAnewBySms(page: Page, number: string, password: string): Promise<void> {
  await page.goto('/m/forget');
  await page.getByLabel('Country code').selectOption('CN');
  await field(page, 'Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`If +86 ${number} belongs to an account`)).toBeVisible();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await field(page, 'Verification code').fill(await readSmsCode(`86${number}`));
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseNewPassword(page, password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm new password').fill(password);
}

async function readMailCode(address: string): Promise<string> {
  const box = `${process.env.SANDBOX_URL}/mail/messages?to=${encodeURIComponent(address)}`;
  let code = '';
  await expect(async () => {
    const { messages } = (await (await fetch(box)).json()) as { messages: { text: string }[] };
    code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return code;
}
