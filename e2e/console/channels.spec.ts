import { signInAs } from '../members.ts';
import { confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

test.use({
  baseURL: process.env.CONSOLE_URL,
  hasOwnAddress: true,
});

test('a limit that is changed in the channel editor is the one members see', async ({
  page,
  openElsewhere,
  openConsole,
}) => {
  const member = await openElsewhere();
  await signInAs(member, 'newbie01', '/m/voucherCenter');
  const way = member.getByRole('radio', { name: /Mobile wallet/ });
  await way.check();
  await expect(member.getByText('¥20.00 to ¥5,000.00')).toBeVisible();

  await signIn(page, 'admin', '/brands/harbor/cashier');
  await page.getByRole('button', { name: /Mobile wallet/ }).click();
  const greatest = page.getByLabel('Greatest amount').first();
  await greatest.fill('10');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The least amount is above the greatest' }),
  ).toBeVisible();
  await greatest.fill('4000');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('dialog')).toContainText('4000');
  await confirmWith(page, 'Save', 'The wallet takes less now');
  const waiting = page.getByRole('alert').filter({ hasText: 'Cashier settings' });
  await expect(waiting).toContainText('waits for a second person');
  await expect(page.getByRole('button', { name: /Mobile wallet/ })).toContainText('20 – 5,000');
  await waiting.getByRole('link').click();
  const other = await openConsole();
  await signIn(other, 'finance2', new URL(page.url()).pathname);
  await expect(other.getByText('cashier.channels.QQ.max')).toBeVisible();
  await other.getByRole('button', { name: 'Approve' }).click();
  await confirmWith(other, 'Approve', 'They told me too');

  await expect(async () => {
    await member.reload();
    await way.check();
    await expect(member.getByText('¥20.00 to ¥4,000.00')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await member.getByLabel('Amount', { exact: true }).fill('4000.01');
  await member.locator('main form button[type=submit]').click();
  await expect(member.getByText('The maximum is ¥4,000.00.')).toBeVisible();
});
