import type { Page } from '@playwright/test';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import { findSeriousViolations } from '../axe.ts';
import { findMisfits } from '../fit.ts';
import { expect, test } from '../test.ts';
import { IS_FULL, inFull } from '../tier.ts';
import { type ArcadeOperator, startArcadeOperator } from './arcade-operator.ts';

type PlayedGame = {
  mechanic: string;
  /** The beginning of its model's name, where a mechanic has several kinds of game. */
  kind?: string;
  /** The button that starts a round. */
  action: string | RegExp;
  /** What the result says. */
  told: RegExp;
  /** Before the first round: something has to be chosen. */
  choose?: (page: Page) => Promise<void>;
  /** While the round is open: one decision. */
  decide?: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 3_000 });

const SLOTS = inFull(
  ['lines', 'hold', 'cluster'],
  ['wilds', 'expanding', 'ways', 'shifting', 'ladder', 'anywhere', 'cascade-lines', 'cascade-30'],
);

const GAMES: readonly PlayedGame[] = [
  { mechanic: 'dice', action: 'Roll', told: /^Rolled / },
  { mechanic: 'limbo', action: 'Launch', told: /^Climbed / },
  { mechanic: 'plinko', action: 'Drop', told: /^Landed / },
  { mechanic: 'wheel', action: 'Spin', told: /^Stopped / },
  { mechanic: 'keno', action: 'Draw', told: / of \d+ hit/, choose: press('Quick pick') },
  { mechanic: 'mines', action: 'Start', told: /(mine|jewel)/i, decide: press('Open a random tile') },
  {
    mechanic: 'roulette',
    action: 'Spin',
    told: /^\d+ (red|black|zero)/,
    choose: press(/^Red, pays/),
  },
  { mechanic: 'sic-bo', action: 'Shake', told: / = \d+/, choose: press(/^Big, pays/) },
  {
    mechanic: 'picture-dice',
    kind: 'bau-cua',
    action: 'Shake',
    told: /^\w+, \w+, \w+/,
    choose: press(/^Crab, pays/),
  },
  {
    mechanic: 'picture-dice',
    kind: 'colours',
    action: 'Shake',
    told: /^\w+, \w+, \w+/,
    choose: press(/^Blue, pays/),
  },
  { mechanic: 'xoc-dia', action: 'Shake', told: /\d red, \d white/, choose: press(/^Even, pays/) },
  { mechanic: 'baccarat', action: 'Deal', told: /(wins|Tie)/, choose: press(/^Player, pays/) },
  { mechanic: 'dragon-tiger', action: 'Deal', told: /(wins|tie)/i, choose: press(/^Dragon, pays/) },
  {
    mechanic: 'blackjack',
    action: 'Deal',
    told: /\d: |blackjack/i,
    decide: press(/^(Stand|No insurance)/),
  },
  { mechanic: 'video-poker', action: 'Deal', told: /./, decide: press('Draw') },
  { mechanic: 'hi-lo', action: 'Deal', told: /(guess|wrong)/, decide: press(/^(Higher|Lower)/) },
  {
    mechanic: 'crash',
    action: /^Bet( on the next flight)?$/,
    told: /(Cashed out|ended) at/,
    decide: press('Cash out'),
  },
  ...SLOTS.map((kind) => ({
    mechanic: 'slots',
    kind,
    action: 'Spin',
    told: /^(Spin:|Line \d|\d+ )/,
  })),
];

/** In full, as many as one plays in a sitting; that a round follows another is proved by `arcade.spec.ts`. */
const ROUNDS = IS_FULL ? 10 : 1;
/** A feature of a slot is shown to its end. */
const SHOWN_WITHIN_MS = 60_000;
/** More than any round needs. */
const DECISIONS_MAX = 40;

let operator: ArcadeOperator;
test.beforeAll(async () => {
  operator = await startArcadeOperator({ balance: 10_000_00n * 1_000n });
});
test.afterAll(() => operator.close());
// Without motion a round is over sooner than the next may begin: the page is told so, and waits.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedProblems: /status of 429/ });

for (const game of GAMES)
  test(`${nameOf(game)} is played, told in words and paid, and fits a small phone`, async ({ page }) => {
    if (IS_FULL) test.slow();
    const title = TITLES.find(
      ({ mechanic, model, table }) =>
        mechanic === game.mechanic && model.startsWith(game.kind ?? '') && !table,
    );
    if (!title) throw new Error(`there is no title of ${nameOf(game)}`);
    await page.setViewportSize({ width: 320, height: 568 });
    const asked = { user: `plays-${nameOf(game)}`, game_code: title.game_code };
    await page.goto(await operator.gameUrl(asked, title.studio));
    await expect(page.getByRole('button', { name: game.action, exact: true })).toBeVisible();
    await game.choose?.(page);
    const before = operator.wallet.calls('win').length;
    for (let count = 1; count <= ROUNDS; count += 1) {
      await page.getByRole('button', { name: game.action, exact: true }).click();
      await playOut(page, game, before + count);
      const told = page.locator('p[role=status]', { hasText: game.told });
      await expect(told).toBeVisible({ timeout: SHOWN_WITHIN_MS });
    }
    await expect(page.getByText(shown(operator.wallet.balance())).first()).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBe(0);
    // That what a browser computes is what was paid, one journey proves every day.
    if (IS_FULL) await verifyLast(page);
  });

async function verifyLast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your rounds' }).click();
  const reveal = page.getByRole('button', { name: 'Reveal and change seed' });
  const verified = page.getByText('Verified on your device. Everything matches.');
  // A flight is revealed when it is over for everybody.
  await expect(async () => {
    const back = page.getByRole('dialog').getByRole('button', { name: 'Your rounds' });
    if (await back.isVisible()) await back.click();
    await page.getByRole('button', { name: 'Verify', exact: true }).first().click();
    await expect(reveal.or(verified).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  if (await reveal.isVisible()) await reveal.click();
  await expect(verified).toBeVisible();
}

type WaitingGame = { mechanic: string; action: string; waits: RegExp; told: RegExp };

/** Games whose round waits for its player, and one decision that every open round offers. */
const WAITING: readonly WaitingGame[] = [
  { mechanic: 'mines', action: 'Start', waits: /^Open a random tile/, told: /(mine|jewel)/i },
  ...inFull<WaitingGame>(
    [],
    [
      { mechanic: 'hi-lo', action: 'Deal', waits: /^(Higher|Lower)/, told: /(guess|wrong)/ },
      { mechanic: 'blackjack', action: 'Deal', waits: /^(Stand|No insurance)/, told: /\d: |blackjack/i },
      { mechanic: 'video-poker', action: 'Deal', waits: /^Draw/, told: /./ },
    ],
  ),
];

test.describe('a round that waits for its player', () => {
  test.use({ allowedProblems: /status of (409|429)|ERR_INTERNET_DISCONNECTED/ });

  for (const game of WAITING)
    test(`of ${game.mechanic} is one after a reload, without a network and in a second tab`, async ({
      page,
      context,
    }) => {
      const title = TITLES.find(({ mechanic, table }) => mechanic === game.mechanic && !table);
      if (!title) throw new Error(`there is no title of ${game.mechanic}`);
      const asked = { user: `reloads-${game.mechanic}`, game_code: title.game_code };
      const url = await operator.gameUrl(asked, title.studio);
      const steps = countSteps(page);
      const waits = (tab: Page) => tab.getByRole('button', { name: game.waits }).first();
      await page.goto(url);
      const bets = await startUntilOpen(page, game);
      await page.reload();
      await expect(waits(page)).toBeVisible();
      const second = await context.newPage();
      await second.goto(url);
      await expect(waits(second)).toBeVisible();

      await context.setOffline(true);
      await waits(page).click();
      await expect(page.getByText('No connection.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('No connection.')).toHaveCount(0);
      await expect.poll(steps).toBe(1);

      // The second tab knows nothing of the step yet: whatever it picks, it has the round as it is, and says so.
      await waits(second).click();
      const told = second.locator('p[role=status]', { hasText: game.told });
      await expect(told.or(second.getByRole('alert').filter({ hasText: /\w/ })).first()).toBeVisible();
      expect(operator.wallet.calls('bet')).toHaveLength(bets);
      await second.close();
    });
});

/** How many steps the service has taken. */
function countSteps(page: Page): () => number {
  let taken = 0;
  page.on('response', (response) => {
    if (/\/steps$/.test(response.url()) && response.ok()) taken += 1;
  });
  return () => taken;
}

/** Some rounds are over when they are dealt. How many bets there were until one was not. */
async function startUntilOpen(page: Page, { action, waits }: WaitingGame): Promise<number> {
  const start = page.getByRole('button', { name: action, exact: true });
  for (;;) {
    const bets = operator.wallet.calls('bet').length;
    const wins = operator.wallet.calls('win').length;
    await start.click();
    const isOver = () => operator.wallet.calls('win').length > wins;
    const isWaiting = () => page.getByRole('button', { name: waits }).first().isEnabled({ timeout: 100 });
    let isOpen = false;
    await expect
      .poll(async () => {
        isOpen = await isWaiting().catch(() => false);
        return isOpen || isOver();
      })
      .toBe(true);
    if (isOpen) return bets + 1;
    await expect(start).toBeEnabled();
  }
}

/** Until the wallet has heard how the round ended. */
async function playOut(page: Page, { decide }: PlayedGame, wins: number): Promise<void> {
  const isOver = () => operator.wallet.calls('win').length >= wins;
  for (let turn = 0; decide && turn < DECISIONS_MAX && !isOver(); turn += 1) {
    // The round may end, and the button go, while it is pressed.
    await decide(page).catch(() => {});
  }
  await expect.poll(isOver).toBe(true);
}

function shown(parts: bigint): string {
  const cents = String(parts / 1_000n);
  const units = cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `¥${units}.${cents.slice(-2)}`;
}

function nameOf({ mechanic, kind }: PlayedGame): string {
  return kind ? `${mechanic} ${kind}` : mechanic;
}
