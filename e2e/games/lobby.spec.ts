import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { signInAs } from '../members.ts';
import { expect, test } from '../test.ts';
import { inFull } from '../tier.ts';
import { openSlots, tab, tiles, watchCalls } from './lobby.ts';

const LIST = '/wps/relay/GCSGAME_gameList';
const PAGE_SIZE = 25;

test.use({ hasOwnAddress: true });

test.describe('the menu', () => {
  test('begins with hot games, of which three are tagged, and leads to all of them', async ({ page }) => {
    await page.goto('/m/home');
    const menu = page.getByRole('tablist', { name: 'Game categories' });
    await expect(menu.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Slots')).toBeVisible();
    const names = await menu.getByRole('tab').allTextContents();
    expect(names[0]).toBe('Hot');
    expect(names).not.toContain('Favourites');
    expect(names.indexOf('Cockfight')).toBe(names.indexOf('Cards') + 1);
    expect(names.at(-1)).toBe('Promo');
    const panel = page.getByRole('tabpanel', { name: 'Hot games' });
    await expect(panel.getByRole('listitem')).toHaveCount(9);
    await expect(panel.getByText(/^Top \d$/)).toHaveText(['Top 1', 'Top 2', 'Top 3']);
    await panel.getByRole('link', { name: 'More: Hot games' }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?type=hot$/);
    await expect(tiles(page)).toHaveCount(12);
  });

  test('has five tabs in sight, and arrows where there are more', async ({ page }) => {
    await page.goto('/m/game');
    await expect(tab(page, 'Slots')).toBeVisible();
    const inSight = () =>
      page.evaluate<number>(`(() => {
        const strip = document.querySelector('[role=tablist]');
        const { left, right } = strip.getBoundingClientRect();
        return [...strip.children].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      })()`);
    expect(await inSight()).toBe(5);
    await expect(page.getByRole('button', { name: 'Earlier' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('button', { name: 'Earlier' })).toBeVisible();
  });

  test('is moved through by arrow keys and opened by Enter', async ({ page }) => {
    await page.goto('/m/game');
    await expect(tab(page, 'Slots')).toBeVisible();
    await tab(page, 'Hot').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Slots')).toBeFocused();
    await expect(tab(page, 'Hot')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Slots')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab(page, 'Promo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test('shows favourites to members, vendors of live games, and sends visitors to log in for a game', async ({
    page,
  }) => {
    await page.goto('/m/game');
    await tab(page, 'Live').click();
    const panel = page.getByRole('tabpanel', { name: 'Live' });
    await expect(panel.getByRole('button', { name: /Lanternworks/ })).toBeVisible();
    await panel.getByRole('button', { name: /Lumen/ }).click();
    await expect(page).toHaveURL(/gameType=LIVE&vassalage=LUM$/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /by Lumen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/m\/login\?return=.*play/);
    await signInAs(page, 'mary01', '/m/game');
    await expect(tab(page, 'Favourites')).toBeVisible();
  });

  test('waits for hot games before it shows a list', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/wps/relay/GCSGAME_hotGamesV2*', async (route) => {
      await held;
      return route.continue();
    });
    const calls = watchCalls(page, LIST);
    await page.goto('/m/game');
    await expect(page.getByText('Loading games')).toBeAttached();
    expect(calls).toHaveLength(0);
    answer();
    await expect(page.getByRole('tabpanel', { name: 'Hot games' })).toBeVisible();
  });
});

test.describe('the list', () => {
  test('is searched after a pause of 600 ms, by Enter at once, and at most once a second', async ({
    page,
  }) => {
    await page.clock.install();
    await openSlots(page);
    const calls = watchCalls(page, LIST);
    const names = () => calls.map((call) => call.searchParams.get('gameName'));
    const box = page.getByRole('searchbox');
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 5000'));
    await box.fill('drag');
    await page.clock.runFor(599);
    expect(names()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(names).toEqual(['drag']);
    await box.fill('dragon');
    await box.press('Enter');
    expect(names()).toEqual(['drag']);
    await page.clock.runFor(999);
    expect(names()).toEqual(['drag']);
    await page.clock.runFor(1);
    await expect.poll(names).toEqual(['drag', 'dragon']);
    await page.clock.runFor(1_000);
    await box.fill('pearl');
    await box.press('Enter');
    await expect.poll(names).toEqual(['drag', 'dragon', 'pearl']);
    await page.clock.runFor(5_000);
    expect(names()).toHaveLength(3);
    await expect(tiles(page).first()).toHaveAccessibleName(/Pearl/);
  });

  test('goes on near its end, at most once a second', async ({ page }) => {
    await page.clock.install();
    await openSlots(page);
    const calls = watchCalls(page, LIST);
    const pages = () => calls.map((call) => call.searchParams.get('pageNo'));
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 5000'));
    const toEnd = () => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await toEnd();
    await page.clock.runFor(50);
    await expect.poll(pages).toEqual(['2']);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeEnabled();
    await toEnd();
    await page.clock.runFor(900);
    expect(pages()).toEqual(['2']);
    await page.clock.runFor(200);
    await expect.poll(pages).toEqual(['2', '3']);
    for (const call of calls) expect(call.searchParams.get('pageSize')).toBe(String(PAGE_SIZE));
  });

  test('loses text and pages with another tab, and its filters with a search', async ({ page }) => {
    await openSlots(page);
    const calls = watchCalls(page, LIST);
    const last = () => Object.fromEntries(calls.at(-1)?.searchParams ?? []);
    await tab(page, 'Lumen').click();
    await expect.poll(last).toMatchObject({ vassalage: 'LUM', pageNo: '1', gameName: '' });
    await page.getByRole('button', { name: 'Crash' }).click();
    await expect.poll(last).toMatchObject({ vassalage: 'LUM', gameClassify: 'crash' });
    await page.getByRole('searchbox').fill('tiger');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(last).toMatchObject({ gameName: 'tiger' });
    expect(last()).not.toHaveProperty('vassalage');
    expect(last()).not.toHaveProperty('gameClassify');
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Kestrel').click();
    await expect.poll(last).toMatchObject({ vassalage: 'KES', gameName: '', pageNo: '1' });
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('says that nothing was found, and shows all again', async ({ page }) => {
    await openSlots(page);
    await page.getByRole('searchbox').fill('zzzzqqqq');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('No results for “zzzzqqqq”')).toBeVisible();
    await page.getByRole('button', { name: 'Show all games' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test.describe('without a network', () => {
    test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

    test('says so, and goes on where it stopped', async ({ page, context }) => {
      await openSlots(page);
      await context.setOffline(true);
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await expect(page.getByText("Couldn't load the games.")).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText("Couldn't load the games.")).toHaveCount(0);
      await expect(tiles(page).first()).toBeVisible();
    });
  });

  test('of six hundred draws a screenful, and moves within 8 ms of script a frame at a fourth of the speed', async ({
    page,
  }) => {
    // In the largest pages: to ask for twelve hundred titles by the screenful is not what this tests.
    await page.route(`**${LIST}?*`, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/pageSize=\d+/, 'pageSize=100'),
      }),
    );
    await page.goto('/m/gameList');
    await expect(tiles(page).first()).toBeVisible();
    await page.evaluate(`(async () => {
      while (!document.body.textContent.includes("You've seen them all")) {
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      scrollTo(0, 0);
    })()`);
    expect(await tiles(page).count()).toBeLessThan(60);
    const devtools = await page.context().newCDPSession(page);
    // Thread time, not wall time: the machine may be busy with something else.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const scripting = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const msOf = (wanted: string) => 1_000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
      // Scrolling forces layout ahead of the frame, which counts as script too.
      return msOf('ScriptDuration') - msOf('LayoutDuration') - msOf('RecalcStyleDuration');
    };
    const before = await scripting();
    const frames = await page.evaluate<number>(`new Promise((resolve) => {
      let frames = 0;
      const step = () => {
        scrollBy(0, 60);
        frames += 1;
        frames < 60 ? requestAnimationFrame(step) : resolve(frames);
      };
      requestAnimationFrame(step);
    })`);
    const perFrame = ((await scripting()) - before) / frames;
    expect(perFrame).toBeLessThan(8);
  });
});

test.describe('a brand without titles', () => {
  test('has a lobby that looks finished', async ({ page }) => {
    const answer = (value: object) => ({ json: { success: true, value } });
    const mapping = { mapping: {}, sorting: [], order: null, classifications: {}, games: 0 };
    await page.route('**/GCSGAME_getVassGameType*', (route) => route.fulfill(answer({ content: mapping })));
    await page.route('**/GCSGAME_hotGamesV2*', (route) => route.fulfill(answer({ list: [] })));
    await page.goto('/m/game');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('tabpanel').locator('p').first()).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
});

const LOOKS = inFull<{ language: string; colorScheme: 'dark' | 'light' }>(
  [
    { language: 'EN', colorScheme: 'dark' },
    { language: 'TH', colorScheme: 'light' },
  ],
  [{ language: 'VI', colorScheme: 'dark' }],
);

for (const { language, colorScheme } of LOOKS)
  test(`full lists fit at 320 px and keep nobody out: ${language}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme });
    await page.addInitScript({ content: `localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')` });
    for (const path of ['/m/game', '/m/slotsCenter', '/m/gameList?type=hot']) {
      await page.goto(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main button').nth(8)).toBeVisible();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBe(320);
      expect(await findMisfits(page), path).toEqual([]);
      const isFurtherLook = language !== 'EN';
      expect(await findSeriousViolations(page, { isFurtherLook }), path).toEqual([]);
    }
  });
