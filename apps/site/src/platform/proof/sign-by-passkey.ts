import type { Client } from '@parlour/client';

/** The signed-in member's passkey, asked for by the browser now. Null: they changed their mind. */
export async function signByPasskey(client: Client): Promise<Record<string, unknown> | null> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    client.identity.proofPasskeyOptions(),
    import('@simplewebauthn/browser'),
  ]);
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) };
  } catch {
    // Cancelled or timed out: the browser has told the member.
    return null;
  }
}
