import type { Page } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { signInAs } from '../members.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';

test.use({ hasOwnAddress: true });

/** What somebody types, and the message it gets: every kind of mistake once, and typical machine formats. */
const DEPOSITS = {
  EN: [
    ['', 'Enter an amount.'],
    ['0', 'The minimum is ¥50.00.'],
    ['-100', 'The minimum is ¥50.00.'],
    ['100.001', 'Up to 2 decimal places.'],
    ['9'.repeat(40), 'The maximum is ¥50,000.00.'],
    ['1e3', 'Write the amount in plain digits, for example 50.'],
    ['๑๐๐', 'Write the amount in plain digits, for example 50.'],
    ['１００円', 'Write the amount in plain digits, for example 50.'],
  ],
  TH: [
    ['', 'กรุณากรอกจำนวนเงิน'],
    ['0', /¥50\.00/],
    ['100.001', /2/],
    ['9'.repeat(40), /¥50,000\.00/],
    ['๑๐๐', /50/],
  ],
} as const;

for (const [language, mistakes] of inFull([['EN', DEPOSITS.EN] as const], [['TH', DEPOSITS.TH] as const]))
  test(`an amount that cannot be deposited is refused at its field, in ${language}`, async ({ page }) => {
    await signInAs(page, 'newbie01', '/m/help');
    await speak(page, language);
    await page.goto('/m/voucherCenter');
    await expectRefusals(page, mistakes);
  });

test('an amount that cannot be withdrawn is refused at its field', async ({ page }) => {
  await signInAs(page, 'mary01', '/m/withdraw');
  await expectRefusals(page, [
    ['', 'Enter an amount.'],
    ['-1', 'The minimum is ¥100.00.'],
    ['150.005', 'Up to 2 decimal places.'],
    ['999999999999', /^(You can withdraw up to|The maximum is) ¥[\d,.]+/],
    ['1E5', 'Write the amount in plain digits, for example 100.'],
    ['١٠٠', 'Write the amount in plain digits, for example 100.'],
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a currency without decimals takes none', async ({ page, baseURL }) => {
  const site = (baseURL ?? '').replace('//', '//lantern.');
  await page.goto(`${site}/m/help`);
  await speak(page, 'EN');
  await registerMember(page, {
    ...newcomer('wholedong0', '091234566'),
    password: 'Parlour#2026',
    country: 'VN',
    site,
    payeeName: 'NGUYEN VAN A',
  });
  const words = {
    VI: ['Chỉ nhập số nguyên.', /50\.000\s₫/],
    EN: ['Whole amounts only.', 'The minimum is ₫50,000.'],
  } as const;
  for (const [language, [decimals, tooSmall]] of Object.entries(words)) {
    await speak(page, language);
    await page.goto(`${site}/m/voucherCenter`);
    await expectRefusals(page, [
      ['500000.5', decimals],
      ['49999', tooSmall],
    ]);
  }
  await openInSite(page, '/m/myAccount/index');
  await expect(page.getByRole('main').getByRole('img', { name: '₫0', exact: true })).toBeVisible();
});

async function expectRefusals(
  page: Page,
  mistakes: readonly (readonly [typed: string, said: string | RegExp])[],
): Promise<void> {
  const field = page.locator('main input[name=amount]');
  for (const [typed, said] of mistakes) {
    await field.fill(typed);
    await page.locator('main form button[type=submit]').click();
    await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
    await expect(field, typed).toHaveAccessibleDescription(said);
  }
  await expect(page).toHaveURL(/\/m\/(voucherCenter|withdraw)$/);
}

/** From the next document on. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')`);
}
