import type { Language, SystemStatus } from '@parlour/client';

/** What the server writes into the document, so that the first paint needs no call. */
export type Boot = { language: Language; status: SystemStatus };

export function readBoot(page: Document): Boot {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document carries no boot data');
  return JSON.parse(text) as Boot;
}
