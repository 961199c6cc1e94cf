/** What the server writes into the document. */
export type Boot = { version: string; isDemonstration: boolean };

export function readBoot(page: Document): Boot {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document carries no boot data');
  return JSON.parse(text) as Boot;
}

/** The nonce that script-made styles must carry, or the policy refuses them. */
export function readNonce(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
