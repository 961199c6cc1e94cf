import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';

/** The calls to a path, as they are sent. */
export function watchCalls(page: Page, path: string): URL[] {
  const calls: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) calls.push(url);
  });
  return calls;
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const tiles = (page: Page) => page.getByRole('button', { name: /^Play / });

export async function openSlots(page: Page): Promise<void> {
  await page.goto('/m/slotsCenter');
  await expect(tiles(page).first()).toBeVisible();
}
