import { DAY_MS } from '@parlour/clock/durations';
import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

// Refused odds are a conflict, which the browser logs.
test.use({ baseURL: process.env.CONSOLE_URL, allowedProblems: /status of 409 .*\/ops\/lottery\)/ });

/** Of the lottery of five minutes: one digit of the first ball, on an issue that is not on sale yet. */
const BET = `(async () => {
  const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO'));
  const headers = { 'content-type': 'application/json', merchant: 'harbor', authorization: 'Bearer ' + token };
  const read = async (path) => (await (await fetch(path, { headers })).json()).value;
  const { items } = await read('/lgw/issues/upcoming?gameId=HF5&limit=20');
  const { terms } = await read('/lgw/games/terms?gameId=HF5&playType=trad');
  const { numero } = items.at(-1);
  const answer = await fetch('/lgw/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      gameId: 'HF5',
      playType: 'trad',
      termsVersion: terms.version,
      items: [{ play: 'ssc.fixedPosition', selection: '7||||', multiple: 2, model: 'yuan', series: terms.series.lowest }],
      issues: [{ numero, multiple: 1 }],
      stake: '4.00',
    }),
  });
  return answer.status === 200 ? numero : answer.text();
})()`;

test('an operator sees what an issue may cost, and voids it with a second one', async ({
  page,
  openConsole,
  openElsewhere,
}) => {
  const phone = await openElsewhere();
  await signInAs(phone, 'mary01', `${process.env.BASE_URL}/m/home`);
  const numero = await phone.evaluate<string>(BET);
  expect(numero).toMatch(/^20\d{6}-\d+$/);

  await signIn(page, 'risk', `/lottery/issues/harbor/HF5/${numero}`);
  const heat = page.getByRole('region', { name: 'Fixed position' });
  await expect(heat.getByRole('listitem').filter({ hasText: '4.00' })).toContainText('7');
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Void this issue' }).click();
  await expect(page.getByRole('dialog').getByText('4.00 CNY')).toBeVisible();
  await confirmWith(page, 'Ask to void', 'The draw machine is in doubt');
  await expect(page.getByText('You asked for this yourself')).toBeVisible();

  const other = await openConsole();
  await signIn(other, 'admin', new URL(page.url()).pathname);
  await approve(other);
  await page.goto(`/lottery/issues/harbor/HF5/${numero}`);
  await expect(page.getByText('Void', { exact: true })).toBeVisible();
  const refunded = page.getByText('Refunded', { exact: true }).locator('xpath=following-sibling::*[1]');
  await expect(refunded).toHaveText('4.00 CNY', { timeout: 30_000 });
});

test('generous odds are refused with the bets that show it; modest ones are planned, and withdrawn', async ({
  page,
  openConsole,
}) => {
  await signIn(page, 'risk', '/lottery/games');
  await chooseHarbor(page);
  await page.getByRole('link', { name: 'Harbor Five' }).click();
  await page.getByRole('link', { name: 'Change the setup' }).click();
  await page.getByRole('button', { name: /^Ball 1/ }).click();
  const sides = page.getByRole('region', { name: 'Ball 1 big/small, odd/even' });
  await sides.getByLabel('Big', { exact: true }).fill('2.2');
  await expect(sides.getByText('Returns 110 %', { exact: true })).toBeVisible();
  await sides.getByLabel('Small', { exact: true }).fill('2.2');
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await confirmWith(page, 'Ask for approval', 'A bold offer');
  await expect(page.getByText(/gains \d+\.\d+ % whatever is drawn/)).toBeVisible();

  await sides.getByLabel('Big', { exact: true }).fill('1.9');
  await sides.getByLabel('Small', { exact: true }).fill('1.9');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByLabel('Takes effect').fill(tomorrow());
  await confirmWith(page, 'Ask for approval', 'A modest offer');
  const other = await openConsole();
  await signIn(other, 'admin', new URL(page.url()).pathname);
  await approve(other);
  await page.goto('/lottery/games/harbor/HF5');
  const planned = page.getByRole('region', { name: 'Planned change' });
  await expect(planned).toContainText('big: 1.9');
  await planned.getByRole('button', { name: 'Withdraw it' }).click();
  await confirmWith(page, 'Withdraw it', 'Another plan');
  await expect(planned).toBeHidden();
});

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(page, 'Approve', 'Looked at it');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
}

/** As a field of the browser writes it. */
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
