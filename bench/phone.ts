import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

const CPU_SLOWDOWN = 4;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium({ install: false }) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

type Phone = { context: BrowserContext; page: Page; devtools: CDPSession };

/** A slow phone with an empty cache; with a session, if one is given. */
export async function openPhone(
  browser: Browser,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Phone> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, devtools };
}
