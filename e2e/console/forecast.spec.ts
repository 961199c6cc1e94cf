import type { Locator, Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { chooseBrand, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({
  baseURL: process.env.CONSOLE_URL,
  // What is half typed has no cost yet.
  allowedProblems: /status of 400 .*promotions\/forecast/,
});

const costIn = (place: Page | Locator) => place.getByRole('region', { name: 'What it may cost' });

test('an operator reads what a wheel, a task and sign-ins may cost while they write them', async ({
  page,
}) => {
  await signIn(page, 'content', '/promotions/chance');
  await chooseBrand(page, /Perlas/);
  await page.getByRole('button', { name: 'Publish a new version' }).click();
  const dialog = page.getByRole('dialog');
  const cost = costIn(dialog);
  await expect(cost).toContainText('A turn, on average');
  const before = await cost.getByText('Everything in stock').locator('..').textContent();
  await dialog.getByLabel('Stock').first().fill('7');
  await expect(cost.getByText('Everything in stock').locator('..')).not.toHaveText(before ?? '');
  await dialog.getByLabel('Weight').first().fill('');
  await expect(cost).toContainText('The cost is shown once every field is filled in.');
  await dialog.getByLabel('Weight').first().fill('10');
  await expect(cost).toContainText('A turn, at most');
  expect(await findSeriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const signIns = page.getByRole('region', { name: 'Daily sign-in' });
  await expect(signIns).toContainText('Day 7');
  await expect(signIns.getByText('A whole cycle of one member').locator('..')).toContainText('0.20 PHP');

  await page.getByRole('button', { name: 'Add a task' }).click();
  await dialog.getByLabel('Target').fill('500');
  await dialog.getByRole('combobox', { name: 'Prize' }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await dialog.getByLabel('How much').fill('12.50');
  await expect(cost.getByText('Each time').locator('..')).toContainText('12.50 PHP');
  await dialog.getByLabel('How much').fill('25');
  await expect(cost.getByText('Each time').locator('..')).toContainText('25.00 PHP');
});

test('whoever decides reads the same cost as whoever asked', async ({ page, openConsole }) => {
  await signIn(page, 'content', '/promotions/chance');
  await chooseBrand(page, /Perlas/);
  await page.getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Target').fill('800');
  await dialog.getByRole('combobox', { name: 'Prize' }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await dialog.getByLabel('How much').fill('33');
  const tiles = ['Each time', 'A day, by the last', 'A day, if everybody does it'];
  const read = (place: Page | Locator) =>
    Promise.all(tiles.map((name) => costIn(place).getByText(name).locator('..').textContent()));
  await expect(costIn(dialog).getByText('Each time').locator('..')).toContainText('33.00 PHP');
  const told = await read(dialog);
  await confirmWith(page, 'Save', 'For those who come every day');
  const other = await openConsole();
  await signIn(other, 'finance1', '/approvals');
  await other.getByRole('link', { name: 'Task with a prize of value' }).first().click();
  await expect(costIn(other)).toContainText('As of');
  expect(await read(other)).toEqual(told);
  expect(await findSeriousViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await confirmWith(other, 'Refuse', 'Nothing of it stays');
});

test('friends and a credit of the mall tell their cost as they are typed', async ({ page }) => {
  await signIn(page, 'content', '/promotions/invite');
  await chooseBrand(page, /Perlas/);
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByLabel('Paid to the inviter').fill('100');
  await page.getByLabel('Paid to the friend').fill('50');
  await page.getByLabel('Friends paid for in a month').fill('3');
  const each = costIn(page).getByText('A friend, both gifts').locator('..');
  await expect(each).toContainText('150.00 PHP');
  await expect(costIn(page).getByText('One inviter in a month, at most').locator('..')).toContainText(
    '450.00',
  );
  expect(await findSeriousViolations(page)).toEqual([]);

  await openInConsole(page, '/promotions/mall/perlas/new');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Credit, a bonus at once' }).click();
  await expect(costIn(page)).toContainText('The cost is shown once every field is filled in.');
  await page.getByLabel('Amount of the bonus').fill('10');
  await expect(costIn(page)).toContainText('10.00 PHP');
  await expect(costIn(page).getByRole('alert')).toContainText('The return budget reckons with');
  expect(await findSeriousViolations(page)).toEqual([]);
});
