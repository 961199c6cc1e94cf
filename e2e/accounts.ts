import type { Page } from '@playwright/test';
import { readSmsCode } from './phone.ts';
import { CAPTCHA } from './start-server.ts';
import { expect, test } from './test.ts';

/** Text inputs are found by their label; a radio button or checkbox may have the same one. */
export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input:not([type=radio])'));

/** The path of the page, whatever else its address carries. */
export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);

type Newcomer = {
  username: string;
  password: string;
  number: string;
  country?: string;
  /** A brand other than the default one, and what else it asks for. */
  site?: string;
  payeeName?: string;
  email?: string;
};

/** Answers the picture that is shown: an answer sent before the picture came answers the one before. */
export async function answerCaptcha(page: Page, answer: string = CAPTCHA): Promise<void> {
  await expect(page.getByRole('button', { name: 'Get a new picture' }).locator('img')).toBeVisible();
  await field(page, 'Characters in the picture').fill(answer);
}

/** Who a test registers, ending in the number of its try: a try that failed may have registered them already. */
export function newcomer(name: string, digits: string): Pick<Newcomer, 'username' | 'number'> {
  const { retry } = test.info();
  return { username: `${name}${retry}`, number: `${digits}${retry}` };
}

/** Registers with a proven number, and is signed in afterwards. */
export async function registerMember(page: Page, about: Newcomer): Promise<void> {
  const { username, password, number, country = 'CN', site = '', payeeName, email } = about;
  await page.goto(`${site}/m/register`);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  if (email) await page.locator('[name=email]').fill(email);
  if (payeeName) await page.locator('[name=payeeName]').fill(payeeName);
  await page.getByLabel('Country code').selectOption(country);
  await field(page, 'Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await field(page, 'Verification code').fill(await readSmsCode(number.replace(/^0/, '')));
  await answerCaptcha(page);
  // Some brands start with the agreement unchecked.
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectPath(page, '/m/home');
}

/** As in an unused browser: no storage, no cookie. */
export async function forgetBrowser(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear()');
}

/** As after a time without a call: the page is signed in no more, and remembers everything else. */
export const endSession = (page: Page) => page.evaluate(`localStorage.removeItem('MC_SESSION_INFO')`);
