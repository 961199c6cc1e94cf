import type { FrameLocator, Page } from '@playwright/test';
import { playOut } from '../arcade/hands.ts';
import { findSeriousViolations } from '../axe.ts';
import { logInAs } from '../members.ts';
import { chooseHarbor, confirmWith, openInConsole, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

const TABLE = '/m/play?gameCategory=PVP&vendor=NORTHSTAR&nodeId=NORTHSTAR.diamond-club-holdem';
/** Each sits in a browser of its own, at an address of its own. */
const PAIR = [
  { account: 'cara01', address: '198.51.100.81' },
  { account: 'cora01', address: '198.51.100.82' },
] as const;

test('two who may play together meet: what one wins is held, one operator judges their hands, and the win is refused', async ({
  openElsewhere,
  openConsole,
}) => {
  test.slow();
  const seats: FrameLocator[] = [];
  for (const { account, address } of PAIR) {
    const phone = await openElsewhere({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    await logInAs(phone, account);
    await phone.goto(TABLE);
    seats.push(await sit(phone));
  }
  // A hand that ends evenly is followed by another.
  await playOut(seats, [/^(Check|Call)/], /^You win/);
  for (const seat of seats) await leave(seat);

  const desk = await openConsole();
  await signIn(desk, 'risk', '/games/cases');
  await chooseHarbor(desk);
  const row = desk.getByRole('row', { name: /cara01/ });
  await expect(row).toContainText('Open');
  await row.getByRole('link', { name: /Money went one way/ }).click();
  const hands = desk.getByRole('table', { name: 'Hands in which both sat that day' });
  // A hand that ends evenly, or one begun before they left, is listed too.
  await expect(hands.getByRole('row').nth(1)).toContainText('CNY');
  // Nobody judges what somebody else is looking at.
  await expect(desk.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Take the case' }).click();
  await expect(desk.getByText('is looking at it.')).toBeVisible();
  expect(await findSeriousViolations(desk)).toEqual([]);
  const seen = await openConsole();
  await signIn(seen, 'admin2', new URL(desk.url()).pathname);
  await expect(seen.getByRole('button', { name: 'Take the case' })).toBeVisible();
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await confirmWith(desk, 'Confirm', 'One folded to the other again and again');
  await expect(desk.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(desk.getByText('One folded to the other again and again')).toBeVisible();
  // Whoever still looks at the open case cannot judge it a second time.
  await seen.getByRole('button', { name: 'Take the case' }).click();
  await expect(seen.getByText('The case could not be taken.')).toBeVisible();

  await openInConsole(desk, '/games/held');
  const held = desk.getByRole('row', { name: /c[ao]ra01/ });
  await expect(held).toContainText('A case is open');
  await held.getByRole('button', { name: 'Refuse' }).click();
  await confirmWith(desk, 'Refuse', 'They played together');
  await expect(desk.getByText('Refused. The money is with the vendor.')).toBeVisible();
});

async function sit(phone: Page): Promise<FrameLocator> {
  const table = phone.frameLocator('iframe');
  await table.getByRole('article', { name: '¥25.00 / ¥50.00' }).getByRole('button', { name: 'Sit' }).click();
  await table.getByRole('button', { name: 'Least' }).click();
  await table.getByRole('button', { name: /^Sit down with/ }).click();
  await expect(table.getByText('You', { exact: true })).toBeVisible();
  return table;
}

async function leave(table: FrameLocator): Promise<void> {
  await table.getByRole('button', { name: 'Menu' }).click();
  await table.getByRole('button', { name: 'Leave the table' }).click();
  await table.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(table.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible({ timeout: 30_000 });
}
