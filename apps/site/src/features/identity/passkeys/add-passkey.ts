import type { Client } from '@parlour/client';

/** Not every browser supports passkeys, and none does on plain http. */
export function canHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Returns whether a passkey was added; false if the browser's own dialog was cancelled. */
export async function addPasskey(client: Client, label: string): Promise<boolean> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.identity.passkeyCreationOptions(),
  ]);
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  let response: Awaited<ReturnType<typeof startRegistration>>;
  try {
    response = await startRegistration({ optionsJSON: options as unknown as Options });
  } catch {
    // Cancelled, timed out, or the device already has one: the browser has told the member.
    return false;
  }
  await client.identity.addPasskey({ body: { response: { ...response }, label } });
  return true;
}
