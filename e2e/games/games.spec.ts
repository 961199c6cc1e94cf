import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';
import { openSlots, tab, tiles, watchCalls } from './lobby.ts';

const LAUNCH = '/wps/game/launchGame';

test.use({ hasOwnAddress: true });

test.describe('a favourite', () => {
  const heart = (page: Page) => page.getByRole('button', { name: /^Add .+ to favourites$/ }).first();

  test('of a visitor leads to the login and back', async ({ page }) => {
    await openSlots(page);
    await heart(page).click();
    await expect(page).toHaveURL(/\/m\/login\?return=%2Fm%2FslotsCenter$/);
  });

  test('is saved, listed, and removed', async ({ page }) => {
    await signInAs(page, 'newbie01', '/m/slotsCenter');
    const name = ((await heart(page).getAttribute('aria-label')) ?? '').replace(
      /^Add (.+) to favourites$/,
      '$1',
    );
    await heart(page).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toHaveCount(0);
    await tab(page, 'Favourites').click();
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
    await expect(page.getByText('No favourites yet')).toBeVisible();
    await page.reload();
    await tab(page, 'Favourites').click();
    await expect(page.getByText('No favourites yet')).toBeVisible();
  });

  test.describe('that fails', () => {
    test.use({ allowedProblems: /status of 503/ });

    test('hides the toast, says nothing and changes nothing', async ({ page }) => {
      await signInAs(page, 'agent01', '/m/slotsCenter');
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/wps/relay/MCSFE_addFavoriteGameV2', async (route) => {
        await held;
        return route.fulfill({
          status: 503,
          json: { success: false, code: 'unavailable', message: 'busy', value: {} },
        });
      });
      const label = await heart(page).getAttribute('aria-label');
      await heart(page).click();
      const loading = page.getByRole('status').filter({ hasText: 'Saving' });
      await expect(loading.first()).toBeVisible();
      answer();
      await expect(loading).toHaveCount(0);
      await expect(page.getByText('busy')).toHaveCount(0);
      await expect(heart(page)).toHaveAttribute('aria-label', label ?? '');
    });
  });
});

/** Runs in the page. */
const NAME_IN_THE_MIDDLE = `(() => {
  const offCentre = (tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  const tiles = [...document.querySelectorAll('button[aria-label^="Play "]')];
  const [nearest] = tiles.sort((a, b) => offCentre(a) - offCentre(b));
  return nearest.getAttribute('aria-label');
})()`;

test.describe('a game', () => {
  /** Stands in for the vendor's page; API tests cover the server's answer. */
  async function pretendGame(page: Page, script = ''): Promise<void> {
    await page.route(`**${LAUNCH}*`, async (route) => {
      const url = new URL(route.request().url());
      const nodeId = url.searchParams.get('nodeId') ?? '';
      return route.fulfill({
        json: {
          success: true,
          value: {
            url: '/pretended-game',
            game: { ...PRETENDED, nodeId },
            currency: 'CNY',
            isResumed: false,
          },
        },
      });
    });
    await page.route('**/pretended-game', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>game</title><p>The game is here</p><script>${script}</script>`,
      }),
    );
  }

  test('is launched once by a double tap, and left to where one was', async ({ page }) => {
    await pretendGame(page);
    const calls = watchCalls(page, LAUNCH);
    await signInAs(page, 'mary01', '/m/slotsCenter');
    await expect(tiles(page).first()).toBeVisible();
    // What comes late above the list would move it.
    await page.waitForLoadState('networkidle');
    for (let more = 0; more < 3; more += 1)
      await page.evaluate(`(async () => {
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((resolve) => setTimeout(resolve, 1200));
      })()`);
    await page.evaluate('scrollBy(0, -900)');
    // One in the middle of the screen: those at the edges of the long list come and go.
    const name = await page.evaluate<string>(NAME_IN_THE_MIDDLE);
    const middle = page.getByRole('button', { name, exact: true });
    await middle.scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Playwright scrolls before a tap it has to repeat, so the place that counts is the one at the tap.
    await page.evaluate(
      `addEventListener('click', () => { leftAt = scrollY }, { capture: true, once: true })`,
    );
    await middle.dblclick();
    await expect(page.frameLocator('iframe').getByText('The game is here')).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect(page.getByRole('img', { name: /¥/ })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/m\/slotsCenter$/);
    await expect(middle).toBeInViewport();
    expect(await page.evaluate<number>('leftAt')).toBeGreaterThan(1_000);
    await expect.poll(() => page.evaluate<number>('Math.abs(scrollY - leftAt)')).toBeLessThan(5);
  });

  test('shows that it opens before anything has come', async ({ page }) => {
    await page.route(`**${LAUNCH}*`, () => {});
    await signInAs(page, 'mary01', '/m/slotsCenter');
    await tiles(page).first().click();
    await expect(page.getByText('Opening the game')).toBeVisible();
  });

  test('asks before it is left in the middle of a round, and leads to the cashier and back', async ({
    page,
  }) => {
    await pretendGame(
      page,
      `const tell = (kind, more) => parent.postMessage({ kind: 'parlour.game.' + kind, ...more }, location.origin);
       tell('round', { isOpen: true });
       addEventListener('click', () => tell('deposit'));`,
    );
    await signInAs(page, 'mary01', '/m/slotsCenter');
    await tiles(page).first().click();
    const game = page.frameLocator('iframe').getByText('The game is here');
    await expect(game).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The browser's way back asks the same.
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await game.click();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await expect(game).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/slotsCenter$/);
  });

  test.describe('that is refused', () => {
    test.use({ allowedProblems: /status of 4\d\d|status of 503/ });

    test('says why, and leads back', async ({ page }) => {
      await signInAs(page, 'mary01', '/m/slotsCenter');
      for (const [code, words] of [
        ['vendor_unavailable', 'This game provider is not answering right now.'],
        ['trial_not_offered', 'This game has no free trial.'],
        ['excluded', 'You have excluded yourself from play'],
      ] as const) {
        await page.route(`**${LAUNCH}*`, (route) =>
          route.fulfill({
            status: 403,
            json: { success: false, code, message: `${words} …`, value: {} },
          }),
        );
        await tiles(page).first().click();
        await expect(page.getByText(words)).toBeVisible();
        expect(await findSeriousViolations(page), code).toEqual([]);
        await page.getByRole('button', { name: 'Back to games' }).click();
        await expect(page).toHaveURL(/\/m\/slotsCenter$/);
      }
    });
  });
});

/** A title in the contract's form. */
const PRETENDED = {
  nodeName: 'Pretended',
  gameId: 'pretended',
  gameCode: 'pretended',
  gameGroupId: null,
  gameType: 'RNG',
  gameClassify: 'slot',
  vassalage: 'LUM',
  vendorName: 'Lumen',
  gameName: 'Pretended',
  displayName: 'Pretended',
  iconUrl: '',
  lottoMode: '',
  supportPlay: 1,
  isHot: 0,
  isNew: 0,
  returnToPlayer: null,
};
