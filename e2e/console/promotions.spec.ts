import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { chooseBrand, chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({
  baseURL: process.env.CONSOLE_URL,
  // What a test asks for to see it refused.
  allowedProblems: /status of 4\d\d .*(settings\/request|vip\/try)/,
});

const OFFERS = `${process.env.BASE_URL}/wps/promotions/offers`;
const TITLE = 'Night watch';

test('a promotion goes live once it was simulated and a second person approves', async ({
  page,
  openConsole,
  request,
}) => {
  const shown = async () => {
    const { value } = await (await request.get(OFFERS, { headers: { merchant: 'perlas' } })).json();
    return (value.offers as { title: string }[]).some(({ title }) => title === TITLE);
  };
  await signIn(page, 'content', '/promotions/offers');
  // Nobody plays there: what other journeys stake at Harbor may use up the return budget.
  await chooseBrand(page, /Perlas/);
  await page.getByRole('link', { name: 'New promotion' }).click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Terms').fill('<p>Once per member.</p>');
  await page.getByLabel('Amount', { exact: true }).fill('10');
  await expect(page.getByText(/members? now, without those who are blocked/)).toBeVisible();
  await page.getByRole('combobox', { name: 'VIP level' }).click();
  await page.getByRole('option', { name: 'VIP 1 and above' }).click();
  await expect(page.getByText('0 members now')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmWith(page, 'Save', 'For the long nights');
  const submit = page.getByRole('button', { name: 'Submit for approval' });
  const simulation = page.getByRole('region', { name: 'Simulation' });
  await expect(simulation).toContainText('Nothing is granted');
  await expect(submit).toBeDisabled();
  await simulation.getByRole('button', { name: 'Simulate' }).click();
  await expect(simulation.getByText('Would have been granted')).toBeVisible({ timeout: 30_000 });
  await expect(simulation.getByText('Most it can cost')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await submit.click();
  await confirmWith(page, 'Submit for approval', 'The season begins');
  expect(await shown()).toBe(false);
  const other = await openConsole();
  await signIn(other, 'finance1', '/approvals');
  await approveFirst(other, 'Promotion goes live');
  await expect.poll(shown).toBe(true);
});

test('a plan with which a category would return everything is refused, and by how much is told', async ({
  page,
}) => {
  await signIn(page, 'content', '/promotions/returns');
  await chooseHarbor(page);
  await expect(page.getByRole('img', { name: /Slots: .*% comes back/ })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByLabel('Agents’ contracts, percent of stakes').fill('50');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('To see what it says');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByRole('alert')).toContainText('of what is bet. That is');
});

test('a VIP plan is tried on past play, corrected where it is refused, and holds once a second person approves', async ({
  page,
  openConsole,
  request,
}) => {
  const shown = async () => {
    const levels = `${process.env.BASE_URL}/wps/vip/levels`;
    const { value } = await (await request.get(levels, { headers: { merchant: 'lantern' } })).json();
    return value.withdrawals[5].perDay as number;
  };
  const before = await shown();
  await signIn(page, 'admin', '/promotions/vip');
  await chooseBrand(page, /Lantern/);
  await page.getByRole('button', { name: 'Change the plan' }).click();
  const most = page.getByLabel('More withdrawals, VIP 5');
  await most.fill('1');
  const trial = page.getByRole('region', { name: 'Trial on past play' });
  await trial.getByRole('button', { name: 'Try on past play' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not accepted: VIP 5.' })).toBeVisible();
  await most.fill('12');
  await expect(page.getByText('Not accepted')).toHaveCount(0);
  await trial.getByRole('button', { name: 'Try on past play' }).click();
  await expect(trial.getByText('Plan that holds').first()).toBeVisible({ timeout: 30_000 });
  await expect(trial.getByRole('row', { name: /Free rounds for reaching a level/ })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await confirmWith(page, 'Ask for approval', 'The best withdraw more');
  expect(await shown()).toBe(before);
  const other = await openConsole();
  await signIn(other, 'finance1', '/approvals');
  await approveFirst(other, 'Plan of VIP levels');
  await expect.poll(shown).toBe(before + 2);
});

test('a member is blocked from promotions with a reason, and allowed again', async ({ page }) => {
  await signIn(page, 'finance1', '/promotions/blocks');
  await chooseHarbor(page);
  await page.getByRole('button', { name: 'Block members' }).click();
  await page.getByRole('dialog').getByLabel('Accounts').fill('newbie01');
  await confirmWith(page, 'Block from promotions', 'Shares a card');
  await page.getByRole('link', { name: 'newbie01' }).click();
  const card = page.getByRole('region', { name: 'Promotions' });
  await expect(card).toContainText('Shares a card');
  await card.getByRole('button', { name: 'Allow promotions' }).click();
  await confirmWith(page, 'Allow promotions', 'It was a family card');
  await expect(card).toContainText('Takes part in promotions.');
  await openInConsole(page, '/promotions/report');
  await expect(page.getByRole('heading', { name: 'Cost and effect' })).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
});

async function approveFirst(page: Page, kind: string): Promise<void> {
  await page.getByRole('link', { name: kind }).first().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Read its terms');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
}
