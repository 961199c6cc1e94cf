import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { serveBarePage, type Visit, visit } from '../page-visit.ts';
import { launchBrowser, openPhone } from '../phone.ts';
import { PRODUCTION } from '../production.ts';
import { median, report } from '../report.ts';

const ROUNDS = 5;
const TAPS = 8;
const SETTLED_MS = 400;
/** The bars themselves, used as references: no other page has such balls to compare with. */
const TAP_ALLOWED_MS = 50;
const COUNT_ALLOWED_MS = 100;
const BALLS = 5;

const addressOf = (skin: string, game: string) =>
  `/m/lotto-h5/harbor/${skin}/games/${game}?merchant=harbor&css=dark`;
/** A ball or a cell that can be pressed. */
const READY = 'main button[aria-pressed]';
const PAGES = [
  { name: 'classic, five digits', path: addressOf('trad', 'HM1') },
  { name: 'board, Mark Six', path: addressOf('ent', 'LS6') },
];

type Session = Exclude<BrowserContextOptions['storageState'], undefined>;

/** The bet page against a bare React page built by the same Vite, in the same slowed-down browser, alternating. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const bare = await serveBarePage();
  const ours = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  const browser = await launchBrowser();
  try {
    // A cookie for secure origins only is kept at this name, not at the number.
    const origin = ours.origin.replace('127.0.0.1', 'localhost');
    const storageState = await playFree(browser, origin);
    await untilDrawn(origin, 'HM1');
    const reference: Visit[] = [];
    const visits = PAGES.map((): Visit[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push(await visit(browser, { url: bare.origin, ready: 'h1' }));
      for (const [index, { path }] of PAGES.entries())
        visits[index]?.push(
          await visit(browser, { url: origin + path, ready: READY, isTapped: true, storageState }),
        );
    }
    for (const [index, { name }] of PAGES.entries()) compare(name, visits[index] ?? [], reference);
    await tapBalls(browser, origin, storageState);
  } finally {
    await browser.close();
    await bare.close();
    await ours.end('SIGTERM');
  }
}

function compare(page: string, ours: Visit[], bare: Visit[]): void {
  const line = (name: string, limit: number, read: (visit: Visit) => number) => {
    const figures = { ours: median(ours.map(read)), reference: median(bare.map(read)) };
    report({ name: `${page}: ${name} (at most ${limit.toFixed(1)})`, ...figures });
  };
  line('JavaScript until idle, KiB gzip', 2.2, ({ scriptKiB }) => scriptKiB);
  line('a tap on a ball shows, ms', 1.5, ({ readyMs }) => readyMs);
  const takenOver = {
    ours: median(ours.map((each) => each.takenOverMs)),
    reference: median(bare.map((each) => each.readyMs)),
  };
  report({ name: `${page}: its own code stands in the place of the board, ms`, ...takenOver });
  line('largest contentful paint, ms', 1.5, ({ lcpMs }) => lcpMs);
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  console.log(`${page}: cumulative layout shift, worst of ${ROUNDS}: ${shift.toFixed(4)} (at most 0.02)`);
}

/** The card of a lottery that was never drawn grows with its first result, which hardly any member sees. */
async function untilDrawn(origin: string, gameId: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/lgw/vn/numeros/opened/game?gameId=${gameId}`);
    const { value } = (await answer.json()) as { value: { last: unknown } };
    if (value.last) return;
    await setTimeout(SETTLED_MS);
  }
}

/** A trial member needs no password: what the page loads and does is the same. */
async function playFree(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/m/trail`);
  await page.getByRole('button', { name: 'Play free' }).click();
  await page.waitForURL(/\/m\/home$/);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** From the finger that leaves a ball to the frame that shows it, and to the frame with the new count. */
async function tapBalls(browser: Browser, origin: string, storageState: Session): Promise<void> {
  const { context, page } = await openPhone(browser, storageState);
  await page.addInitScript({ content: WATCH_TAPS });
  await page.goto(origin + addressOf('trad', 'HM1'), { waitUntil: 'networkidle' });
  await page.locator(READY).first().waitFor();
  const few: Tap[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) few.push(await tapBall(page, tap));
  tell('a tap on a ball', few);

  for (let ball = 0; ball < BALLS; ball += 1)
    await page.getByRole('button', { name: 'All', exact: true }).nth(ball).click();
  await page.waitForTimeout(SETTLED_MS);
  const total = await page.evaluate<string>(COUNT);
  if (total !== '100,000') throw new Error(`all balls are ${total} bets`);
  const many: Tap[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) many.push(await tapBall(page, tap));
  tell('a tap with 100,000 bets', many);
  await context.close();
}

type Tap = { painted: number; counted: number };

function tell(name: string, taps: readonly Tap[]): void {
  const worst = (what: keyof Tap) => Math.max(...taps.map((tap) => tap[what]));
  const middle = (what: keyof Tap) => median(taps.map((tap) => tap[what]));
  report({ name: `${name}, painted, median ms`, ours: middle('painted'), reference: TAP_ALLOWED_MS });
  report({
    name: `${name}, painted, worst of ${TAPS}, ms`,
    ours: worst('painted'),
    reference: TAP_ALLOWED_MS,
  });
  report({ name: `${name}, counted, median ms`, ours: middle('counted'), reference: COUNT_ALLOWED_MS });
  report({
    name: `${name}, counted, worst of ${TAPS}, ms`,
    ours: worst('counted'),
    reference: COUNT_ALLOWED_MS,
  });
}

async function tapBall(page: Page, place: number): Promise<Tap> {
  await page.evaluate('window.tap = { painted: 0, counted: 0, from: 0 }');
  await page.locator(READY).nth(place).tap();
  await page.waitForTimeout(SETTLED_MS);
  const { painted, counted } = await page.evaluate<Tap>('window.tap');
  if (painted === 0) throw new Error('a tap on a ball was not answered');
  // A ball that makes no bet yet leaves the count as it was.
  return { painted, counted: counted || painted };
}

const COUNT = `document.querySelector('section p b')?.textContent ?? ''`;

/** A frame is on the screen when the task after it begins. */
const WATCH_TAPS = `
const afterFrame = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then(performance.now() - tap.from);
  port2.postMessage(null);
});
let stop = () => {};
addEventListener('pointerdown', (event) => {
  stop();
  const ball = event.target.closest('button[aria-pressed]');
  if (!ball) return;
  const count = [...document.querySelectorAll('section p b')].at(0);
  const before = count?.textContent;
  const watch = new MutationObserver(() => {
    if (count?.textContent === before || tap.counted) return;
    tap.counted = -1;
    watch.disconnect();
    afterFrame((ms) => { tap.counted = ms; });
  });
  const pressed = new MutationObserver(() => {
    pressed.disconnect();
    afterFrame((ms) => { tap.painted = ms; });
  });
  stop = () => { watch.disconnect(); pressed.disconnect(); };
  pressed.observe(ball, { attributeFilter: ['aria-pressed'] });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}, true);
// How long a finger stays is its own.
addEventListener('pointerup', (event) => { tap.from = event.timeStamp; }, true);`;
