import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { LOTTERY_SCREENS } from '../routes.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';
import { ask, type Issue, type Order, placeBets, playFree, waitForRoom } from './lottery.ts';

const NARROW = { width: 320, height: 700 };

test.use({ hasOwnAddress: true });

for (const languages of inFull([['EN'], ['TH', 'TY']], [['CN', 'JA', 'VI']]))
  test(`every screen of the lottery page in ${languages.join(', ')}: fit and access`, async ({ page }) => {
    await playFree(page);
    await page.setViewportSize(NARROW);
    for (const language of languages) {
      await page.evaluate(`localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')`);
      await page.goto(`${LOTTERY_SCREENS[0]}?merchant=harbor`);
      for (const screen of LOTTERY_SCREENS) {
        await open(page, screen);
        const what = `${screen} in ${language}`;
        await expectFit(page, what);
        if (language === 'EN') await expectAccess(page, what);
        else if (language === 'TH')
          expect.soft(await findSeriousViolations(page, { isOtherLanguage: true }), what).toEqual([]);
      }
    }
  });

test('the slip, the chase planner, an order and the verification of a draw: fit and access', async ({
  page,
}) => {
  await playFree(page);
  await page.setViewportSize(NARROW);
  await page.goto('/m/lotto-h5/harbor/trad/games/HF5?merchant=harbor');
  await waitForRoom(page, 'HF5');
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await page.getByRole('button', { name: /^Bet [^ ]*\d/ }).click();
  const send = page.getByRole('button', { name: /^Place bets: / });
  await expect(send).toBeVisible();
  await expectAll(page, 'the slip');
  await page.getByRole('button', { name: 'Chase' }).click();
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
  await expectAll(page, 'the chase planner');
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await placeBets(page);
  const { items } = await ask<{ items: Order[] }>(page, '/lgw/orders?gameId=HF5');
  await open(page, `/m/lotto-h5/harbor/trad/games/HF5/order/${items[0]?.id}`);
  await expectAll(page, 'an order');
  await open(page, `/m/lotto-h5/harbor/trad/games/HM1/verify/${await lastDrawn(page)}`);
  await expectAll(page, 'the verification of a draw');
});

/** A server that was just started has drawn nothing yet. */
async function lastDrawn(page: Page): Promise<string> {
  const find = async () => {
    const path = '/lgw/vn/numeros/opened/game?gameId=HM1';
    return (await ask<{ last: Issue | null }>(page, path)).last?.numero ?? '';
  };
  await expect.poll(find, { timeout: 90_000 }).not.toBe('');
  return find();
}

async function expectAll(page: Page, what: string): Promise<void> {
  await expectFit(page, what);
  await expectAccess(page, what);
}

async function expectFit(page: Page, what: string): Promise<void> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect.soft(width, `${what} at 320 px`).toBe(NARROW.width);
  expect.soft(await findMisfits(page), `${what} at 320 px`).toEqual([]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', '${path}?merchant=harbor'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await expect(page.locator('main h1, main h2').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy=true], [role=status][aria-label]'), path).toHaveCount(0);
}

async function expectAccess(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findSeriousViolations(page), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findSeriousViolations(page, { isFurtherLook: true }), `${what}, light`).toEqual([]);
}

test.describe('what a page about a lottery is missing', () => {
  test.use({ allowedProblems: /status of (404|500)/ });

  test('a lottery that there is not leads to those there are', async ({ page }) => {
    await playFree(page);
    for (const view of ['', '/history', '/trend', '/rules']) {
      await page.goto(`/m/lotto-h5/harbor/trad/games/NONE${view}?merchant=harbor`);
      await expect(page.getByText('There is no such lottery'), view).toBeVisible();
    }
    await page.getByRole('button', { name: 'All lotteries' }).click();
    await expect(page.getByRole('heading', { name: 'Lotteries' })).toBeVisible();
  });

  test('answers that do not come are told, and asked for again', async ({ page }) => {
    await playFree(page);
    for (const view of ['history', 'trend', 'rules', 'orders']) {
      await page.route(/\/lgw\//, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(`/m/lotto-h5/harbor/trad/games/HM1/${view}?merchant=harbor`);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again, view).toBeVisible();
      await page.unrouteAll();
      await again.click();
      await expect(again, view).toHaveCount(0);
    }
  });
});
