import type { Browser } from '@playwright/test';
import { NETWORK, serveBarePage } from '../page-visit.ts';
import { launchBrowser, openPhone } from '../phone.ts';
import { median, report } from '../report.ts';
import { startBenchArcade } from './arcade-server.ts';

const ROUNDS = 5;
/** A machine of lines and one that holds coins. */
const TITLES = ['alchemist-lucky-lines', 'alchemist-hoard'];
/** The design's own bar, in absolute time. */
const WITHIN_MS = 2_500;
const POLLED_MS = 200;

/**
 * A slot against a bare React page with a canvas, built by the same Vite, in the same slowed-down browser, alternating:
 * from the address to the first frame after its button, pressed as soon as it can be, has set the reels going.
 */
export async function run(): Promise<void> {
  const bare = await serveBarePage('canvas');
  const arcade = await startBenchArcade();
  const browser = await launchBrowser();
  try {
    const reference: number[] = [];
    const ours = TITLES.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push(await timeSpin(browser, bare.origin));
      for (const [index, title] of TITLES.entries())
        ours[index]?.push(await timeSpin(browser, await arcade.open(title)));
    }
    for (const [index, title] of TITLES.entries()) {
      const spun = median(ours[index] ?? []);
      report({ name: `first-spin ${title}, ms (at most 1.5)`, ours: spun, reference: median(reference) });
      report({ name: `first-spin ${title}, ms, of those allowed`, ours: spun, reference: WITHIN_MS });
    }
  } finally {
    await browser.close();
    await bare.close();
    await arcade.end();
  }
}

async function timeSpin(browser: Browser, url: string): Promise<number> {
  const { context, page, devtools } = await openPhone(browser);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript({ content: PRESS_AND_WATCH });
  await page.goto(url, { waitUntil: 'commit' });
  let spun = 0;
  while (spun === 0) {
    await page.waitForTimeout(POLLED_MS);
    spun = await page.evaluate<number>('window.spunMs');
  }
  await context.close();
  return spun;
}

/** A frame is on the screen when the task after it begins. */
const PRESS_AND_WATCH = `window.spunMs = 0;
const look = new MutationObserver(() => {
  const spin = [...document.querySelectorAll('button')].find((button) => /^Spin/.test(button.textContent));
  if (!spin || spin.getAttribute('aria-disabled') === 'true' || !document.querySelector('canvas')) return;
  look.disconnect();
  spin.click();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.spunMs = performance.now(); };
    port2.postMessage(null);
  });
});
look.observe(document, { childList: true, subtree: true, attributes: true });`;
