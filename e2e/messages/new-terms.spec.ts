import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { fillLogin } from '../members.ts';
import { chooseBrand, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

/** A brand where no other test has a member who plays. */
const SITE = process.env.BASE_URL?.replace('localhost', 'perlas.localhost');

test.use({
  viewport: { width: 320, height: 568 },
  hasOwnAddress: true,
  // A game is refused once.
  allowedProblems: /status of 403/,
});

test('a member is asked for new terms, reads them, is refused a game, agrees and plays', async ({
  page,
  openConsole,
}) => {
  const desk = await openConsole();
  await signIn(desk, 'admin', '/pages');
  await chooseBrand(desk, /Perlas/);
  await desk.getByRole('link', { name: 'Privacy policy' }).click();
  await desk.getByRole('button', { name: 'Start from the built-in words' }).click();
  await desk.getByLabel('Title').fill('Our privacy promise');
  await desk.getByRole('button', { name: 'Save' }).click();
  await confirmWith(desk, 'Save', 'Our lawyers wrote it');
  await desk.getByRole('button', { name: 'Publish' }).click();
  await desk.getByLabel('Members have to agree to this version').check();
  await desk.getByLabel('What is new').fill('We keep less, and for a shorter time.');
  expect(await findSeriousViolations(desk)).toEqual([]);
  await confirmWith(desk, 'Publish', 'Valid from today');
  await expect(desk.getByRole('heading', { name: /Members are asked to agree to version/ })).toBeVisible();
  await expect(desk.getByText(/^0 of \d+ members have agreed$/)).toBeVisible();

  await page.addInitScript(`localStorage.PARLOUR_LANGUAGE = '"EN"'`);
  await page.goto(`${SITE}/m/login?return=/m/member/home`);
  await fillLogin(page, 'mary01');
  const asked = page.getByRole('dialog', { name: 'Our terms have changed' });
  await expect(asked.getByText('We keep less, and for a shorter time.')).toBeVisible();
  await expect(asked.getByRole('heading', { name: 'Our privacy promise' })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  expect(await findMisfits(page)).toEqual([]);
  await asked.getByRole('link', { name: 'Read it in full' }).click();
  await expect(page).toHaveURL(/\/m\/privacy$/);
  await expect(asked).toBeHidden();
  await page.goBack();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();

  const tryAgain = page.locator('button', { hasText: 'Try again' });
  await page.goto(`${SITE}/m/play?gameCategory=RNG&vendor=TIDEWATER&gameId=tide-dice`);
  await expect(tryAgain).toBeVisible();
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();
  await tryAgain.click();
  await asked.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Thank you. Everything is open to you.')).toBeVisible();
  await expect(asked).toBeHidden();
  await tryAgain.click();
  await expect(page.locator('iframe')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(/^1 of \d+ members have agreed$/)).toBeVisible();
  await desk.getByRole('button', { name: 'Withdraw' }).click();
  await confirmWith(desk, 'Withdraw', 'The test is over');
});
