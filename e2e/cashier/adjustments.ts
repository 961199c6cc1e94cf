import type { Page } from '@playwright/test';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect } from '../test.ts';

/**
 * Money for a member, from two operators in the console. The first has asked when this resolves; it returns the second
 * one's approval, so that a test can watch the member's pages at that very moment.
 */
export async function prepareAdjustment(
  openConsole: () => Promise<Page>,
  { account, amount }: { account: string; amount: string },
): Promise<{ approve: () => Promise<void> }> {
  const first = await openConsole();
  await signIn(first, 'finance1', '/members');
  await chooseHarbor(first);
  await first.getByRole('link', { name: account }).click();
  await first.getByRole('link', { name: 'Money' }).click();
  await first.getByRole('button', { name: 'Adjust' }).click();
  await first.getByLabel(/^Amount in/).fill(amount);
  await confirmWith(first, 'Ask', 'A deposit that was lost');
  await expect(first.getByText('You asked for this yourself')).toBeVisible();
  const second = await openConsole();
  await signIn(second, 'finance2', new URL(first.url()).pathname);
  await second.getByRole('button', { name: 'Approve' }).click();
  return {
    async approve() {
      await confirmWith(second, 'Approve', 'The bank says so too');
    },
  };
}
