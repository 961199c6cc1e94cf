import { findSeriousViolations } from '../axe.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: process.env.CONSOLE_URL });

test('the terms of the jackpot change when a second operator approves, and the page of members says so', async ({
  page,
  openConsole,
  request,
}) => {
  await signIn(page, 'finance1', '/games/jackpot');
  await chooseHarbor(page);
  const pool = page.getByRole('region', { name: 'Pool', exact: true });
  await expect(pool.getByText('Open', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Draw \d+$/).first()).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change the terms' }).click();
  const rate = page.getByLabel('Contribution in percent');
  await rate.fill('11');
  await expect(page.getByText('A number from 0 to 10, with at most 4 decimals.')).toBeVisible();
  await rate.fill('0.75');
  expect(await findSeriousViolations(page)).toEqual([]);
  await confirmWith(page, 'Ask for approval', 'A livelier pool');
  await expect(page.getByText('You asked for this yourself')).toBeVisible();
  await expect(page.getByText('contributionPpm')).toBeVisible();

  const other = await openConsole();
  await signIn(other, 'finance2', new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(other, 'Approve', 'Agreed in the meeting');
  await expect
    .poll(async () => {
      const answer = await request.get(`${process.env.BASE_URL}/lgw/games/jackpot`);
      return (await answer.json()).value.contributionPercent;
    })
    .toBe('0.75');
});

test('what only shows takes a reason alone', async ({ page }) => {
  await signIn(page, 'finance1', '/games/jackpot');
  await chooseHarbor(page);
  const display = page.getByRole('region', { name: 'Display' });
  await page.getByRole('button', { name: 'Change the display' }).click();
  await page.getByLabel('Smallest win on boards').fill('0.5');
  await confirmWith(page, 'Save', 'Small wins crowd the board');
  await expect(display.getByText('0.50 CNY')).toBeVisible();
  await page.getByRole('button', { name: 'Change the titles' }).click();
  await page.getByRole('combobox', { name: 'Add' }).fill('LUM.t1');
  await page.getByRole('option', { name: /LUM\.t1$/ }).click();
  await confirmWith(page, 'Save', 'One more title');
  const titles = page.getByRole('region', { name: 'Titles' });
  await titles.getByRole('button', { name: /^LUM, / }).click();
  await expect(titles.getByTitle('LUM.t1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change the titles' }).click();
  await page.getByRole('combobox', { name: 'Remove' }).fill('LUM.t1');
  await page.getByRole('option', { name: /LUM\.t1$/ }).click();
  await confirmWith(page, 'Save', 'One title less');
  await expect(titles.getByTitle('LUM.t1', { exact: true })).toBeHidden();
});
