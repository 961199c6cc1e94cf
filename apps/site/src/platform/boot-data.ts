import type { Language, SystemStatus } from '@parlour/client';

/** What the server writes into the document; it saves a call before the first paint. */
export type BootData = { language: Language; status: SystemStatus };

export function readBootData(page: Document): BootData {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document carries no boot data');
  return JSON.parse(text) as BootData;
}
