import type { Client } from '@parlour/client';

/** Not every browser supports passkeys, and none does on plain http. */
export function canHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** What the browser made, to be added within five minutes; null if its own dialog was cancelled. */
export async function makePasskey(client: Client): Promise<Record<string, unknown> | null> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.identity.passkeyCreationOptions(),
  ]);
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    return { ...(await startRegistration({ optionsJSON: options as unknown as Options })) };
  } catch {
    // Cancelled, timed out, or the device already has one: the browser has told the member.
    return null;
  }
}
