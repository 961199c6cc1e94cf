import type { Page } from '@playwright/test';
import { answerCaptcha, endSession, expectPath, field, forgetBrowser, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { fillLogin } from '../members.ts';
import { DEMO_PASSWORD } from '../operators.ts';
import { readSmsCode } from '../phone.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'Quiet-Harbour-77';

// One after another: two attempts at the same account at once need a captcha.
test.describe.configure({ mode: 'default' });
test.use({ allowedProblems: /status of 4\d\d/, hasOwnAddress: true });

test.describe('logging in by name', () => {
  test('goes back to where one was, sends once however often it is pressed, and trims the name', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) sent.push(request.postData() ?? '');
    });
    await page.goto('/m/login?return=/m/help');
    await field(page, 'Username').fill('  agent01 ');
    await expect(field(page, 'Username')).toHaveValue('agent01');
    await field(page, 'Password').fill(DEMO_PASSWORD);
    await submitButton(page).dblclick();
    await expectPath(page, '/m/help');
    expect(sent).toHaveLength(1);
    // Sealed: the password never appears on the wire.
    expect(sent[0]).not.toContain('agent01');
    expect(await page.evaluate(`JSON.parse(localStorage.getItem('MC_SESSION_INFO'))`)).toMatchObject({
      userName: 'agent01',
      type: 1,
    });
  });

  test('says which field is missing, leads to it, and follows the language', async ({ page }) => {
    await page.goto('/m/login');
    await submitButton(page).click();
    await expect(page.getByText('Required')).toHaveCount(2);
    await expect(field(page, 'Username')).toBeFocused();
    await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Username').fill('mary01');
    await expect(page.getByText('Required')).toHaveCount(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Bắt buộc')).toHaveCount(1);
    await expect(page.locator('[name=username]')).toHaveValue('mary01');
  });

  test('asks for a captcha after a failure, another at a press, and takes each once', async ({ page }) => {
    await page.goto('/m/login');
    await field(page, 'Username').fill(`nobody-at-all${test.info().retry}`);
    await field(page, 'Password').fill('wrong');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
    const first = await pictureOf(page);
    await page.getByRole('button', { name: 'Get a new picture' }).click();
    await expect.poll(() => pictureOf(page)).not.toBe(first);
    await submitButton(page).click();
    await expect(page.getByText('Please enter the code')).toBeVisible();
    await expect(field(page, 'Characters in the picture')).toBeFocused();
    await answerCaptcha(page, 'wrong');
    await submitButton(page).click();
    await expect(page.getByText("Those aren't the characters in the picture.")).toBeVisible();
    await expect(field(page, 'Characters in the picture')).toHaveValue('');
    await answerCaptcha(page);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  });

  test('on the agent side is for agents', async ({ page }) => {
    await page.goto('/m/login?side=agent');
    await expect(page.getByText('Agent login')).toBeVisible();
    await field(page, 'Username').fill('newbie01');
    await field(page, 'Password').fill(DEMO_PASSWORD);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Only agents can use the agent login.');
  });
});

test('a remembered password is filled in, readable in no storage, and gone when no longer wanted', async ({
  page,
}) => {
  await page.goto('/m/login');
  await page.getByRole('checkbox', { name: 'Remember my password' }).check();
  await fillLogin(page, 'newbie01');
  await expectPath(page, '/m/home');
  await endSession(page);
  await page.goto('/m/login');
  await expect(field(page, 'Password')).toHaveValue(DEMO_PASSWORD);
  await expect(page.getByRole('checkbox', { name: 'Remember my password' })).toBeChecked();
  const kept = await page.evaluate<string>(READ_ALL_STORAGE);
  expect(kept).toContain('newbie01');
  expect(kept).toContain('"extractable":false');
  for (const spelling of [DEMO_PASSWORD, btoa(DEMO_PASSWORD), Buffer.from(DEMO_PASSWORD).toString('hex')])
    expect(kept).not.toContain(spelling);
  await page.getByRole('checkbox', { name: 'Remember my password' }).uncheck();
  await submitButton(page).click();
  await expectPath(page, '/m/home');
  await endSession(page);
  await page.goto('/m/login');
  await expect(field(page, 'Username')).toHaveValue('');
});

test('a number and the code sent to it sign in where the brand offers that', async ({ page }) => {
  const site = `${process.env.BASE_URL?.replace('localhost', 'lantern.localhost')}`;
  const number = `091200010${test.info().retry}`;
  await page.addInitScript(`localStorage.PARLOUR_LANGUAGE = '"EN"'`);
  await registerMember(page, {
    site,
    username: `e2ephone${test.info().retry}`,
    country: 'VN',
    number,
    password: PASSWORD,
    payeeName: 'Mai Thi Lan',
  });
  await forgetBrowser(page);
  await page.goto(`${site}/m/login`);
  await page.getByRole('radio', { name: 'Text message code' }).check();
  await expect(field(page, 'Password')).toBeHidden();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Phone number')).toBeFocused();
  await page.getByLabel('Country code').selectOption('VN');
  await field(page, 'Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await field(page, 'Verification code').fill('000000');
  await submitButton(page).click();
  await expect(page.getByText('This code is incorrect or has expired.')).toBeVisible();
  await field(page, 'Verification code').fill(await readSmsCode(`84${number.slice(1)}`));
  if (await page.getByRole('button', { name: 'Get a new picture' }).isVisible()) await answerCaptcha(page);
  await page.getByRole('checkbox', { name: 'Remember my number' }).check();
  await submitButton(page).click();
  await expectPath(page, '/m/home');
  await endSession(page);
  await page.goto(`${site}/m/login`);
  await page.getByRole('radio', { name: 'Text message code' }).check();
  await expect(field(page, 'Phone number')).toHaveValue(number);
});

test.describe('a third party', () => {
  // It is at another origin, and the browser would ask whether it accepts the header with the address.
  test.use({ hasOwnAddress: false });

  test('proves numbers where the brand has one, to register and to sign in', async ({ page }) => {
    const site = `${process.env.BASE_URL?.replace('localhost', 'perlas.localhost')}`;
    const number = `091755520${test.info().retry}0`;
    const username = `e2ethird${test.info().retry}`;
    await page.addInitScript(`localStorage.PARLOUR_LANGUAGE = '"EN"'`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await registerMember(page, {
      site,
      username,
      country: 'PH',
      number,
      password: PASSWORD,
      email: `${username}@parlour.example`,
    });
    await forgetBrowser(page);
    await page.goto(`${site}/m/login`);
    await page.getByRole('radio', { name: 'Text message code' }).check();
    await page.getByLabel('Country code').selectOption('PH');
    await field(page, 'Phone number').fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/^\d+ s$/)).toBeVisible();
    await field(page, 'Verification code').fill(await readSmsCode(`63${number.slice(1)}`));
    await submitButton(page).click();
    await expectPath(page, '/m/home');
    // We sent no code ourselves.
    expect(asked.filter((path) => path.startsWith('/wps/verification'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/firebase/v1/accounts:send'))).toHaveLength(2);
  });
});

test('the forms with their messages have no serious barrier, dark and light', async ({ page }) => {
  for (const path of ['/m/login', '/m/forget']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Required').first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findSeriousViolations(page, { isFurtherLook: true })).toEqual([]);
  }
});

const submitButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Log in' });

async function pictureOf(page: Page): Promise<string> {
  const picture = page.getByRole('button', { name: 'Get a new picture' }).locator('img');
  return (await picture.getAttribute('src')) ?? '';
}

/** Everything that the browser keeps: local storage, and each record of each database with what is told of keys. */
const READ_ALL_STORAGE = `(async () => {
  const answerOf = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const plain = (value) =>
    value instanceof CryptoKey ? { type: value.type, extractable: value.extractable } : value;
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const { name } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      for (const record of await answerOf(database.transaction(store).objectStore(store).getAll()))
        kept.push(JSON.stringify(plain(record)));
    database.close();
  }
  return kept.join();
})()`;
