import type { Page } from '@playwright/test';
import { signInAs } from '../members.ts';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

// A table that no other journey plays through a brand.
const TABLE = '/m/play?gameCategory=LIVE&vendor=NORTHSTAR&nodeId=NORTHSTAR.star-voyage-roulette-table';
const NAME = /Star Voyage/;

test('a table is watched, stopped by two, its stakes go back, and it opens again with other limits', async ({
  openElsewhere,
  openConsole,
}) => {
  test.slow();
  const phone = await openElsewhere({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await signInAs(phone, 'mary01');
  await phone.goto(TABLE);
  const desk = await openConsole();
  await signIn(desk, 'risk', '/games/tables');
  await chooseHarbor(desk);
  await expect(desk.getByText('Games and their limits, in CNY')).toBeVisible();
  await placeBet(phone);
  await desk.getByRole('table', { name: 'Where members are now' }).getByRole('link', { name: NAME }).click();
  const row = desk.getByRole('row', { name: /mary01/ });
  await expect(row).toContainText('5.00 CNY');
  const view = new URL(desk.url()).pathname;
  await desk.getByRole('button', { name: 'Stop the table' }).click();
  await confirmWith(desk, 'Stop the table', 'The wheel looks stuck');
  await expect(desk.getByText('You asked for this yourself')).toBeVisible();

  const second = await openConsole();
  await signIn(second, 'admin2', new URL(desk.url()).pathname);
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('dialog').getByLabel('Reason').fill('Seen by both of us');

  await openInConsole(desk, view);
  await placeBet(phone);
  await expect(row).toContainText('Bet counts');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(row).toContainText('Stake went back');
  const told = phone.frameLocator('iframe').getByText('Your last bet was refunded: ¥5.00');
  await expect(told).toBeVisible({ timeout: 60_000 });
  await expect(desk.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Stop the table' })).toHaveCount(0);

  await openInConsole(desk, '/games/tables');
  const decided = desk.getByRole('table', { name: 'What was decided' }).getByRole('row', { name: NAME });
  await expect(decided.first()).toContainText('1 round ended');
  await expect(decided.first()).toContainText('Done');
  await desk.getByRole('button', { name: /^Change .*Star Voyage/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Members can play it' }).check();
  await dialog.getByLabel('Least stake, CNY').fill('20');
  await confirmWith(desk, 'Save', 'The wheel was looked at');
  await expect(decided.first()).toContainText('20 to');
  await expect(decided.first()).toContainText('Done');
  // A chip of the last bet would be below the new least stake.
  await phone.reload();
  await placeBet(phone);
});

/** In a round that begins now: there is time for everything. */
async function placeBet(phone: Page): Promise<void> {
  const table = phone.frameLocator('iframe');
  await expect(table.getByText('No more bets')).toBeVisible({ timeout: 90_000 });
  await expect(table.getByText('Place your bets')).toBeVisible({ timeout: 90_000 });
  await table
    .getByRole('button', { name: /, pays / })
    .first()
    .click();
  await table.getByRole('button', { name: 'Place bet' }).click();
  await expect(table.getByRole('button', { name: 'Bet placed' })).toBeVisible();
}
