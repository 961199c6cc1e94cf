/** Where the third-party phone sign-in is reached, as `SystemInfo.phoneProvider` says. */
export type PhoneProvider = { url: string; apiKey: string };

const DEADLINE_MS = 10_000;

/** Has the provider send a code to a number (with its plus). Null: it did not. */
export async function sendPhoneCode(provider: PhoneProvider, phoneNumber: string): Promise<string | null> {
  const { sessionInfo } = await ask(provider, 'sendVerificationCode', { phoneNumber });
  return sessionInfo ?? null;
}

/** Has the provider check a code; the token says for which number. Null: it confirmed nothing. */
export async function verifyPhoneCode(
  provider: PhoneProvider,
  proof: { sessionInfo: string; code: string },
): Promise<string | null> {
  const { idToken } = await ask(provider, 'signInWithPhoneNumber', proof);
  return idToken ?? null;
}

type Answer = { sessionInfo?: string; idToken?: string };

/** Specification section 8: whatever goes wrong over there is silent here. */
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
    // Not reached, or not understood: the same as not confirmed.
    return {};
  }
}
