import { randomInt } from 'node:crypto';
import { expectPath, field, registerMember } from '../accounts.ts';
import { readSmsCode } from '../phone.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'Quiet-Harbour-77';
const newNumber = () => `137${randomInt(10_000_000, 100_000_000)}`;

test.use({
  hasOwnAddress: true,
  allowedProblems: /status of 4\d\d/,
});

test('a member changes the phone in the security centre, and sees on the withdrawal page until when it holds', async ({
  page,
}) => {
  const [before, after] = [newNumber(), newNumber()];
  await registerMember(page, { username: `mover${before.slice(3)}`, password: PASSWORD, number: before });
  await openInSite(page, '/m/securityCenter');
  const row = page.getByRole('main').getByRole('link', { name: /^Phone number/ });
  await expect(row).toContainText(`+86*********${before.slice(-2)}`);
  await row.click();
  await expectPath(page, '/m/securityCenter/mobile');
  await expect(page.getByText('Withdrawals will be on hold for 24 hours')).toBeVisible();

  await page.getByLabel('Country code').selectOption('CN');
  await field(page, 'New phone number').fill(before);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is already on your account.')).toBeVisible();

  await field(page, 'New phone number').fill(after);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await field(page, 'Verification code').fill(await readSmsCode(after));
  await field(page, 'Your login password').fill('not the password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Incorrect password.')).toBeVisible();
  await field(page, 'Your login password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();

  await expectPath(page, '/m/securityCenter');
  await expect(row).toContainText(`+86*********${after.slice(-2)}`);
  const held = page.getByText(/^Withdrawals (are )?on hold until /);
  await expect(held.first()).toBeVisible();
  await openInSite(page, '/m/withdraw');
  await expect(held).toBeVisible();
  expect(await tellsOf(before)).toContain(`is now +86*********${after.slice(-2)}`);
});

/** The last SMS to the old number. */
async function tellsOf(number: string): Promise<string> {
  const address = `${process.env.SANDBOX_URL}/phone/messages?to=${encodeURIComponent(number)}`;
  let told = '';
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as { messages: { text: string }[] };
    told = messages[0]?.text ?? '';
    expect(told).toContain('Withdrawals are on hold');
  }).toPass({ timeout: 30_000 });
  return told;
}
