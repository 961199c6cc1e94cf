/** The address of the third-party phone sign-in, from `SystemInfo.phoneProvider`. */
export type PhoneProvider = { url: string; apiKey: string };

const DEADLINE_MS = 10_000;

/** Asks the provider to send a code to a number (with its plus). Null: it did not. */
export async function sendPhoneCode(provider: PhoneProvider, phoneNumber: string): Promise<string | null> {
  const { sessionInfo } = await ask(provider, 'sendVerificationCode', { phoneNumber });
  return sessionInfo ?? null;
}

/** Asks the provider to check a code; the token names the number. Null: it confirmed nothing. */
export async function verifyPhoneCode(
  provider: PhoneProvider,
  proof: { sessionInfo: string; code: string },
): Promise<string | null> {
  const { idToken } = await ask(provider, 'signInWithPhoneNumber', proof);
  return idToken ?? null;
}

type Answer = { sessionInfo?: string; idToken?: string };

/** Specification section 8: errors of the provider stay silent here. */
async function ask({ url, apiKey }: PhoneProvider, action: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(`${url}/accounts:${action}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return response.ok ? ((await response.json()) as Answer) : {};
  } catch {
    // Unreachable or unreadable: the same as not confirmed.
    return {};
  }
}
