import type { Browser, Page } from '@playwright/test';
import { launchBrowser, openPhone } from '../phone.ts';
import { median, report } from '../report.ts';
import { startLobby } from './lobby-server.ts';

const ROUNDS = 9;
const TITLES = 600;
const SETTLED_MS = 1_500;
/** The quality bar, used as the reference: no other page has such tabs to compare with. */
const ALLOWED_MS = 200;
/** The first is the first press ever; the others open panels, one of which was open before. */
const PRESSED = ['Slots', 'Hot', 'Slots'];

/** From a finger on a category to the next frame, and to the frame with its panel, at a fourth of the speed. */
export async function run(): Promise<void> {
  const ours = await startLobby(TITLES);
  const browser = await launchBrowser();
  try {
    const visits: Press[][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visit(browser, `${ours.origin}/m/home`));
    for (const [index, tab] of PRESSED.entries()) {
      const figures = (what: keyof Press) =>
        visits.map((presses) => presses[index]?.[what] ?? Number.POSITIVE_INFINITY);
      const line = (name: string, ours: number) =>
        report({ name: `press ${index + 1}, ${tab}, ${name}, ms`, ours, reference: ALLOWED_MS });
      line(`answered, worst of ${ROUNDS}`, Math.max(...figures('answered')));
      line('its panel shown, median', median(figures('shown')));
    }
  } finally {
    await browser.close();
    await ours.end('SIGTERM');
  }
}

type Press = { answered: number; shown: number };

async function visit(browser: Browser, url: string): Promise<Press[]> {
  const { context, page } = await openPhone(browser);
  await page.addInitScript({ content: WATCH });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const presses: Press[] = [];
  for (const tab of PRESSED) presses.push(await press(page, tab));
  await context.close();
  return presses;
}

async function press(page: Page, name: string): Promise<Press> {
  await page.evaluate('window.press = { answered: 0, shown: 0 }');
  await page.getByRole('tab', { name }).tap();
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Press>('window.press');
  if (seen.answered === 0 || seen.shown === 0) throw new Error(`a press on ${name} was not answered`);
  return seen;
}

/** The browser itself reports when a press was answered; a panel appears with the frame after its title was set. */
const WATCH = `
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) press.answered = Math.max(press.answered, entry.startTime + entry.duration - press.from);
}).observe({ type: 'event', durationThreshold: 16 });
addEventListener('pointerdown', (event) => { press.from = event.timeStamp; }, true);
addEventListener('click', () => {
  const panel = document.querySelector('[role=tabpanel]');
  const title = () => panel.querySelector('h2')?.textContent;
  const before = title();
  const watch = new MutationObserver(() => {
    if (title() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { press.shown = performance.now() - press.from; };
      port2.postMessage(null);
    });
  });
  watch.observe(panel, { childList: true, subtree: true, characterData: true });
}, true);`;
