import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The lottery page by itself, or in the frame of the site. */
export type Lotto = Pick<Page | FrameLocator, 'getByRole' | 'getByText' | 'locator'>;

export type Lottery = {
  gameId: string;
  gameGroupId: string;
  name: string;
  playTypes: ('trad' | 'ent')[];
};

export type Order = {
  id: string;
  gameId: string;
  stake: string;
  won: string;
  refunded: string;
  pending: number;
};

export type SubOrder = {
  numero: string;
  selection: string;
  stake: string;
  won: string;
  rebate: string;
  state: string;
  result: number[] | null;
};

export type Issue = { numero: string; closesAt: number; result: number[] | null };

/** Time enough to choose, look at the slip and send it, on a busy machine. */
const ROOM_MS = 25_000;

/** Signs in as nobody with play money: an account of its own, at every try. */
export async function playFree(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/m/trail`);
  await page.getByRole('button', { name: 'Play free' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

/** Asks the server as the signed-in page would. */
export async function ask<Value>(page: Page, path: string): Promise<Value> {
  const answer = await page.evaluate<{ success: boolean; value: Value }>(`(async () => {
    const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO'));
    const answer = await fetch(${JSON.stringify(path)}, { headers: { Authorization: 'Bearer ' + token, Language: 'EN' } });
    return answer.json();
  })()`);
  expect(answer.success, path).toBe(true);
  return answer.value;
}

/** Waits for the next issue if the one on sale closes soon. */
export async function waitForRoom(page: Page, gameId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { current, now } = await ask<{ current: Issue | null; now: number }>(
          page,
          `/lgw/vn/numeros/opened/game?gameId=${gameId}`,
        );
        return (current?.closesAt ?? 0) - now;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(ROOM_MS);
}

/** Sends what is on the slip, and returns to the bets. */
export async function placeBets(lotto: Lotto): Promise<void> {
  await lotto.getByRole('button', { name: /^Place bets: / }).click();
  await expect(lotto.getByText('Bets placed')).toBeVisible();
  await lotto.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(lotto.getByRole('dialog')).toHaveCount(0);
}

/** In hundredths: exact, and written alike by page and server. */
export const coinsOf = (amount: string): number => Math.round(Number(amount.replace(/[^\d.-]/g, '')) * 100);

/** What the page says the member has. */
export async function shownBalance(lotto: Lotto): Promise<number> {
  const label = await lotto.getByRole('button', { name: /^Balance / }).getAttribute('aria-label');
  return coinsOf(/[\d,]+\.\d\d/.exec(label ?? '')?.[0] ?? '');
}
