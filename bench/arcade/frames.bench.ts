import type { Browser, CDPSession, Page } from '@playwright/test';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import { SEATS } from '../../packages/game-rules/src/fish/sea.ts';
import { slots } from '../../packages/game-rules/src/slots/slots.ts';
import { wordsOf } from '../../packages/game-rules/src/testing/test-words.ts';
import { readModel } from '../../tools/models/model-files.ts';
import { launchBrowser, openPhone } from '../phone.ts';
import { median, report } from '../report.ts';
import { startBenchArcade } from './arcade-server.ts';
import { enter, play } from './fish-players.ts';

/** The quality bar, used as the reference. */
const ALLOWED_MS = 8;
const ROUNDS = 3;
/** A spin with its celebration, and a flight from bets to its end, last no longer. */
const WATCHED_MS = 9_000;
const SETTLED_MS = 2_000;
const PATIENCE_MS = 120_000;
/** Coins fall over the stage from ten stakes on. */
const CELEBRATED = [12, 24] as const;

/** What moves all the time draws as often as the screen does, where nothing slows the processor. */
const SCREEN_HZ = 60;
const UNTHROTTLED_MS = 5_000;

type Watched = {
  name: string;
  title: string;
  start: (page: Page) => Promise<void>;
  isWon?: true;
  isSteady?: true;
  /** How many others fire in the same room. */
  beside?: number;
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const WATCHED: readonly Watched[] = [
  {
    name: 'a slot of lines and its big win',
    title: 'alchemist-lucky-lines',
    start: press(/^Spin/),
    isWon: true,
  },
  {
    name: 'a slot of thirty cells and its big win',
    title: 'alchemist-jubilee',
    start: press(/^Spin/),
    isWon: true,
  },
  { name: 'plinko', title: 'robot-works-plinko', start: press(/^Drop/) },
  { name: 'crash', title: 'comet-crash', start: async () => {} },
  {
    name: 'roulette',
    title: 'diamond-club-roulette',
    start: async (page) => {
      await press(/^Red, pays/)(page);
      await press(/^Spin/)(page);
    },
  },
  {
    name: 'fish',
    title: 'coral-reef-fishing',
    isSteady: true,
    beside: SEATS - 1,
    async start(page) {
      await press(/^Load/)(page);
      const sea = await page.locator('canvas').first().boundingBox();
      if (!sea) throw new Error('there is no sea');
      // Held, the cannon keeps firing.
      await page.mouse.move(sea.x + sea.width / 2, sea.y + sea.height / 3);
      await page.mouse.down();
    },
  },
];

/**
 * What scripts cost in a frame at a fourth of the speed, while a game moves: the processor's time of the page's thread, so
 * that it says the same on a busy machine; and what the slowest of twenty frames took by the clock.
 */
export async function run(): Promise<void> {
  const arcade = await startBenchArcade();
  const browser = await launchBrowser();
  try {
    for (const watched of WATCHED) {
      const seen: Frames[] = [];
      const stopOthers = await fireBeside(arcade, watched);
      for (let round = 0; round < ROUNDS; round += 1)
        seen.push(await watch(browser, await arcade.open(watched.title), watched));
      await stopOthers();
      const figure = (read: (frames: Frames) => number) => median(seen.map(read));
      const line = (name: string, ours: number) =>
        report({ name: `frames of ${watched.name}, ${name}, ms`, ours, reference: ALLOWED_MS });
      line(
        `scripting of one, mean of ${figure(({ count }) => count)}`,
        figure(({ scriptMs }) => scriptMs),
      );
      line(
        'the slowest of twenty by the clock',
        figure(({ slowMs }) => slowMs),
      );
      if (watched.isSteady)
        report({
          name: `frames of ${watched.name} in a second, at full speed`,
          ours: figure(({ hz }) => hz),
          reference: SCREEN_HZ,
        });
    }
  } finally {
    await browser.close();
    await arcade.end();
  }
}

/** Others sit in the room and fire all the time; returns what ends it. */
async function fireBeside(
  arcade: Awaited<ReturnType<typeof startBenchArcade>>,
  { title, beside = 0 }: Watched,
): Promise<() => Promise<void>> {
  let isOver = false;
  const playing: Promise<void>[] = [];
  for (let place = 0; place < beside; place += 1) {
    const player = await enter(await arcade.open(title));
    playing.push(play(player, { share: place / beside, isOver: () => isOver }));
  }
  return async () => {
    isOver = true;
    await Promise.all(playing);
  };
}

type Frames = { count: number; scriptMs: number; slowMs: number; hz: number };

async function watch(browser: Browser, url: string, watched: Watched): Promise<Frames> {
  const { title, start, isWon, isSteady } = watched;
  const { context, page, devtools } = await openPhone(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript({ content: WATCH_FRAMES });
  if (isWon) await letWin(page, title);
  // A table that many share never stops talking to its page.
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('canvas, svg').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate('window.frameMs = []');
  const before = await scriptSeconds(devtools);
  await start(page);
  await page.waitForTimeout(WATCHED_MS);
  const after = await scriptSeconds(devtools);
  const taken = await page.evaluate<number[]>('window.frameMs');
  const hz = isSteady ? await countFrames(page, devtools) : 0;
  await context.close();
  if (taken.length === 0) throw new Error(`nothing moved in ${title}`);
  const slow = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0;
  return { count: taken.length, scriptMs: ((after - before) * 1_000) / taken.length, slowMs: slow, hz };
}

/** How many frames there are in a second when nothing slows the processor. */
async function countFrames(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate('window.frameMs = []');
  const from = Date.now();
  await page.waitForTimeout(UNTHROTTLED_MS);
  const count = await page.evaluate<number>('window.frameMs.length');
  return (count * 1_000) / (Date.now() - from);
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** The answer to a spin becomes one that wins enough to be celebrated: chance would take many rounds. */
async function letWin(page: Page, gameCode: string): Promise<void> {
  const title = TITLES.find(({ game_code: code }) => code === gameCode);
  const model = readModel(title?.model ?? '');
  const [least, most] = CELEBRATED;
  for (let nonce = 0; ; nonce += 1) {
    const played = slots.play(wordsOf(nonce), { pick: {}, steps: [] }, model);
    const factor = played ? Number(played.won.over) / Number(played.won.under) : 0;
    if (!played || factor < least || factor > most || played.seen.spins.length > 4) continue;
    await page.route('**/api/rounds', async (route) => {
      const response = await route.fetch();
      const round = (await response.json()) as { stake: string };
      const payout = (Number(round.stake) * factor).toFixed(2);
      await route.fulfill({ response, json: { ...round, seen: played.seen, payout } });
    });
    return;
  }
}

const WATCH_FRAMES = `window.frameMs = [];
const ask = window.requestAnimationFrame.bind(window);
let frame = -1;
window.requestAnimationFrame = (draw) => ask((at) => {
  const began = performance.now();
  draw(at);
  const took = performance.now() - began;
  if (at === frame) frameMs[frameMs.length - 1] += took;
  else frameMs.push(took);
  frame = at;
});`;
