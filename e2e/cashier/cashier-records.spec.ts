import type { Page } from '@playwright/test';
import { newcomer, registerMember } from '../accounts.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { openInSite } from '../routes.ts';
import { expect, test } from '../test.ts';

test.use({ hasOwnAddress: true, allowedProblems: /status of 404.*deposit\/status/ });

test('deposits are found by their day and their status, and records fit and keep nobody out', async ({
  page,
}) => {
  await registerMember(page, { ...newcomer('ledgerfan0', '1380013806'), password: 'Parlour#2026' });
  await lookAtEmptyRecords(page);
  await openInSite(page, '/m/voucherCenter/record');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show the last 30 days' })).toHaveCount(0);

  await openInSite(page, '/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('radio', { name: '¥500', exact: true }).check();
  await page.getByRole('button', { name: 'Deposit ¥500.00' }).click();
  await expect(page.getByText('Transfer to this account')).toBeVisible();

  await openInSite(page, '/m/voucherCenter/record');
  const row = main.getByRole('link', { name: /Bank transfer/ });
  await expect(row).toContainText('¥500.00');
  await expect(row).toContainText('Awaiting payment');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Today');
  await choose(page, 'Status', 'Completed');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
  await main.getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(row).toBeVisible();

  await choose(page, 'Period', 'Custom');
  await main.getByLabel('From', { exact: true }).fill('2020-01-01');
  await main.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(main.getByText('Nothing in this period')).toBeVisible();
  await main.getByLabel('To', { exact: true }).fill('2019-12-31');
  await expect(main.getByText('The start date is after the end date.')).toBeVisible();
  await choose(page, 'Period', 'Today');
  await expect(row).toBeVisible();

  await page.goto('/m/voucherCenter?deposit=00000000-0000-7000-8000-000000000001');
  await expect(main.getByText("We can't find this payment")).toBeVisible();
  await main.getByRole('link', { name: 'Deposit history' }).click();
  await row.click();
  await page.getByRole('button', { name: 'Cancel deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(page.getByText('You cancelled this deposit.')).toBeVisible();
  await expect(main).not.toContainText('Added to your balance');
  await openInSite(page, '/m/voucherCenter/record');
  await choose(page, 'Status', 'Cancelled');
  await expect(row).toContainText('Cancelled');
});

async function lookAtEmptyRecords(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/m/voucherCenter/record', '/m/withdraw/record']) {
    await openInSite(page, path);
    await choose(page, 'Period', 'Custom');
    await expect(page.getByText('Nothing in this period')).toBeVisible();
    expect(await findSeriousViolations(page), path).toEqual([]);
    expect(await findMisfits(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();
}
