import type { Page } from '@playwright/test';
import { answerCaptcha, field } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { readSmsCode } from '../phone.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'Quiet-Harbour-77';

test.use({ hasOwnAddress: true });

test.describe('a visitor', () => {
  test('registers by user name with captcha and SMS code, once, and is welcomed', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
    });
    const username = `e2e${test.info().retry}sailor`;
    await openRegistration(page);
    await field(page, 'Username').fill(username);
    await expect(page.getByText('Username available')).toBeVisible();
    await fillPasswords(page);
    await field(page, 'Verification code').fill(await sendCode(page, numberOf(1)));
    await answerCaptcha(page);
    await submitButton(page).dblclick();
    await expect(page.getByText(`Welcome, ${username}`)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(sent).toEqual(['/wps/member/register']);
    expect(await storedSession(page)).toMatchObject({ userName: username, type: 0 });
  });

  test('registers by mobile number over the link of an agent', async ({ page }) => {
    await openRegistration(page, '?affiliateCode=AGENT01');
    await page.getByRole('radio', { name: 'Phone number' }).check();
    await expect(field(page, 'Username')).toBeHidden();
    await expect(field(page, 'Invitation code')).toBeHidden();
    await fillPasswords(page);
    await field(page, 'Verification code').fill(await sendCode(page, numberOf(2)));
    await answerCaptcha(page);
    await submitButton(page).click();
    await expect(page.getByText(/^Welcome, /)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await storedSession(page)).toMatchObject({ type: 0 });
  });
});

test.describe('what the server refuses', () => {
  test.use({ allowedProblems: /status of 4\d\d/ });

  test('a bad invitation code is told, then led to, and a good one let through', async ({ page }) => {
    await openRegistration(page, '?i=NOBODYS');
    await expect(field(page, 'Invitation code')).toHaveValue('NOBODYS');
    await fillAll(page, { username: 'e2einvited', number: numberOf(3) });
    await submitButton(page).click();
    await expect(page.getByRole('status').getByText('Invitation code error')).toBeVisible();
    await expect(field(page, 'Invitation code')).toBeFocused();
    await field(page, 'Invitation code').fill('AGENT01');
    await submitButton(page).click();
    // Past the invitation code: now the made-up verification code is refused.
    await expect(field(page, 'Verification code')).toBeFocused();
    await expect(page.getByText('This code is incorrect or has expired.')).toBeVisible();
  });

  test('a taken user name is told beside its field, and again there when sent', async ({ page }) => {
    await openRegistration(page);
    await field(page, 'Username').fill('mary01');
    await expect(page.getByText('This username is taken')).toBeVisible();
    await fillAll(page, { username: 'mary01', number: numberOf(4) });
    const captcha = await captchaPicture(page);
    await submitButton(page).click();
    await expect(field(page, 'Username')).toBeFocused();
    await expect(page.getByText('This username is already taken.')).toBeVisible();
    // The answer is used up, right or wrong.
    await expect(field(page, 'Characters in the picture')).toHaveValue('');
    await expect.poll(() => captchaPicture(page)).not.toBe(captcha);
  });

  test('a wrong captcha is told at its field', async ({ page }) => {
    await openRegistration(page);
    await fillAll(page, { username: 'e2ecaptcha', number: numberOf(5) });
    await answerCaptcha(page, 'wrong');
    await submitButton(page).click();
    await expect(field(page, 'Characters in the picture')).toBeFocused();
    await expect(page.getByText("Those aren't the characters in the picture.")).toBeVisible();
  });
});

test('a password is judged while it is typed, the first field that is wrong gets the focus, and a number is judged before a code is sent', async ({
  page,
}) => {
  await openRegistration(page);
  await submitButton(page).click();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByText('Required')).not.toHaveCount(0);
  await field(page, 'Username').fill('e2efocus');
  await field(page, 'Password').fill('Dragon2026');
  await expect(page.getByText('This password is easy to guess. Choose another one.')).toBeVisible();
  await fillPasswords(page);
  await expect(page.getByText('This password is easy to guess. Choose another one.')).toBeHidden();
  await field(page, 'Confirm password').fill('another');
  await submitButton(page).click();
  await expect(field(page, 'Confirm password')).toBeFocused();
  await expect(page.getByText("Confirmation incorrect: the passwords don't match")).toBeVisible();
  await field(page, 'Phone number').fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Phone number')).toBeFocused();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
});

test('what was typed survives the terms and another language, whose words the messages take on', async ({
  page,
}) => {
  await openRegistration(page);
  await field(page, 'Username').fill('abc');
  await fillPasswords(page);
  await submitButton(page).click();
  await expect(page.getByText('Must be at least 4 characters')).toBeVisible();
  await page.getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL(/\/m\/terms$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Username')).toHaveValue('abc');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Phải có ít nhất 4 ký tự')).toBeVisible();
  await expect(page.locator('[name=username]')).toHaveValue('abc');
});

test('without the agreement nothing can be sent', async ({ page }) => {
  await openRegistration(page);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('checkbox').uncheck();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText('Please agree to the terms and privacy policy to register.')).toBeVisible();
});

test('the form with its messages has no serious barrier, dark and light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRegistration(page);
  await submitButton(page).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findSeriousViolations(page, { isFurtherLook: true })).toEqual([]);
});

/** Numbers of one country, one per test and retry. */
function numberOf(test_: number): string {
  return `0917${String(5_550_000 + test_ * 10 + test.info().retry)}`;
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const captchaPicture = (page: Page) =>
  page.getByRole('button', { name: 'Get a new picture' }).locator('img').getAttribute('src');

async function openRegistration(page: Page, search = ''): Promise<void> {
  await page.goto(`/m/register${search}`);
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get a new picture' }).locator('img')).toBeVisible();
}

async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
}

async function fillNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Country code').selectOption('PH');
  await field(page, 'Phone number').fill(number);
}

/** Everything, with a verification code that was never sent. */
async function fillAll(
  page: Page,
  { username, number }: { username: string; number: string },
): Promise<void> {
  await field(page, 'Username').fill(username);
  await fillPasswords(page);
  await fillNumber(page, number);
  await field(page, 'Verification code').fill('000000');
  await answerCaptcha(page);
}

async function sendCode(page: Page, number: string): Promise<string> {
  await fillNumber(page, number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  return readSmsCode(`63${number.slice(1)}`);
}

function storedSession(page: Page): Promise<unknown> {
  return page.evaluate(`JSON.parse(localStorage.getItem('MC_SESSION_INFO'))`);
}
