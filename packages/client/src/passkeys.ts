type Json = Record<string, unknown>;

/** Not every browser supports passkeys, and none does on plain http. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/**
 * What the browser made of the server's options, good for five minutes. Null: cancelled, timed out, or the device already
 * has one, which the browser has told.
 */
export async function createPasskey(options: Json): Promise<Json | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return orNull(startRegistration({ optionsJSON: options as never }));
}

/** What a passkey signed, asked for by the browser now. Null: cancelled or timed out, which the browser has told. */
export async function signByPasskey(options: Json): Promise<Json | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return orNull(startAuthentication({ optionsJSON: options as never }));
}

async function orNull(ceremony: Promise<object>): Promise<Json | null> {
  try {
    return { ...(await ceremony) };
  } catch {
    // The browser's own dialog has said why.
    return null;
  }
}
