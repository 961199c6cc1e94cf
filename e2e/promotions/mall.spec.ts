import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test('a member exchanges points for goods, an operator sends them, and both see it', async ({
  page,
  openConsole,
}) => {
  await signInAs(page, 'mary01', '/m/rewardCenter');
  await page.getByRole('link', { name: /points/ }).click();
  const own = page.getByRole('region', { name: 'My points' });
  await expect(own).toContainText('expire on');
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.getByRole('link', { name: /Coffee set/ }).click();
  await page.getByRole('button', { name: 'Exchange for 260 points' }).click();
  const sheet = page.getByRole('dialog', { name: 'Exchange points' });
  // Where the last goods were sent.
  await expect(sheet.getByLabel('Name')).toHaveValue('Mary Demo');
  await sheet.getByText('× 2').click();
  await expect(sheet.getByText('520 points', { exact: true })).toBeVisible();
  await sheet.getByLabel('Phone').fill('');
  await sheet.getByRole('button', { name: 'Pay 520 points' }).click();
  await expect(sheet.getByText('Please give a number the courier can call.')).toBeVisible();
  await sheet.getByLabel('Phone').fill('+86 138 0013 8001');
  await sheet.getByLabel('Street').fill('9 Pier Road, the red door');
  await sheet.getByRole('button', { name: 'Pay 520 points' }).click();
  await expect(sheet.getByText('It is yours')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'See my orders' }).click();
  const order = page.getByRole('article', { name: 'Coffee set' }).first();
  await expect(order).toContainText('× 2');

  const desk = await openConsole();
  await signIn(desk, 'support', '/promotions/mallOrders');
  await chooseHarbor(desk);
  const row = desk.getByRole('row', { name: /Coffee set × 2/ }).first();
  await row.getByRole('button', { name: 'Address' }).click();
  await expect(desk.getByRole('dialog')).toContainText('9 Pier Road, the red door');
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await desk.getByLabel('Carrier').fill('Harbour Express');
  await desk.getByLabel('Tracking number').fill('HX 77');
  await confirmWith(desk, 'Mark as sent', 'handed to the carrier');
  await expect(row).toContainText('HX 77');
  expect(await findSeriousViolations(desk)).toEqual([]);
  await desk.close();

  // Told live, without a reload.
  await expect(order).toContainText('HX 77');
  await order.getByRole('button', { name: 'It has arrived' }).click();
  await expect(order).toContainText('Done');
  await page.goto('/m/mall/points');
  await expect(page.getByText('−520')).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
});

test('a member cancels an order, and the points come back', async ({ page }) => {
  await signInAs(page, 'mary01', '/m/mall/mallHome');
  await page.getByRole('link', { name: /Sunglasses/ }).click();
  await page.getByRole('button', { name: /Exchange for/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Exchange points' });
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await sheet.getByRole('link', { name: 'See my orders' }).click();
  const order = page.getByRole('article', { name: 'Sunglasses' }).first();
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(order).toContainText('The points are back');
  await page.goto('/m/mall/points');
  // The demo has one of these already.
  await expect(page.getByRole('listitem').filter({ hasText: 'Given back' })).toHaveCount(2);
});

test('an operator writes an item, sees it as members will, and fills its stock', async ({
  page,
  openConsole,
}) => {
  const desk = await openConsole();
  await signIn(desk, 'content', '/promotions/mall');
  await chooseHarbor(desk);
  await desk.getByRole('link', { name: 'Add an item' }).click();
  await desk.getByLabel('Title').fill('Deck chair');
  await desk.getByLabel('One line').fill('For a long afternoon.');
  await desk.getByLabel('Price in points').fill('333');
  await desk.getByLabel('On sale').check();
  await expect(desk.getByText('333 points')).toBeVisible();
  expect(await findSeriousViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).click();
  await confirmWith(desk, 'Save', 'for the summer');
  await desk.getByRole('button', { name: 'Stock of Deck chair' }).click();
  await desk.getByLabel('Change by').fill('7');
  await confirmWith(desk, 'Save', 'delivered today');
  await expect(desk.getByRole('row', { name: /Deck chair/ })).toContainText('7');
  expect(await findSeriousViolations(desk)).toEqual([]);
  await desk.close();

  await page.goto('/m/mall/mallHome');
  await expect(page.getByRole('link', { name: /Deck chair/ })).toContainText('Only 7 left');
});
