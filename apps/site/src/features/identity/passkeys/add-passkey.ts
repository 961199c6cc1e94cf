import type { Client } from '@parlour/client';

/** Not every browser can, and none can on plain http. */
export function canHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Answers whether one was added; not when the member changed their mind in the browser's own dialog. */
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
    // Cancelled, timed out, or this device has one already: the browser has told the member.
    return false;
  }
  await client.identity.addPasskey({ body: { response: { ...response }, label } });
  return true;
}
