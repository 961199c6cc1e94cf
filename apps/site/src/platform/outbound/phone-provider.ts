/** Where the third-party phone sign-in is reached; the brand's settings name it. */
export type PhoneProvider = { apiUrl: string; apiKey: string };

/** As long as the toast that says so (specification section 9). */
const DEADLINE_MS = 10_000;

/** Has a code sent by the provider; answers what ties the code to this request. Throws when none was sent. */
export async function sendPhoneCode(provider: PhoneProvider, phoneNumber: string): Promise<string> {
  const answer = await call(provider, 'sendVerificationCode', { phoneNumber });
  if (typeof answer?.sessionInfo !== 'string') throw new Error('the phone provider sent no code');
  return answer.sessionInfo;
}

/** The provider's word for who has that number; null where it says nothing, for whatever reason. */
export async function verifyPhoneCode(
  provider: PhoneProvider,
  typed: { sessionInfo: string; code: string },
): Promise<string | null> {
  const answer = await call(provider, 'signInWithPhoneNumber', typed);
  return typeof answer?.idToken === 'string' ? answer.idToken : null;
}

/** The provider's answer; null where it refused or could not be reached. */
async function call(
  { apiUrl, apiKey }: PhoneProvider,
  name: string,
  body: Record<string, string>,
): Promise<Record<string, unknown> | null> {
  const address = `${apiUrl}/accounts:${name}?key=${encodeURIComponent(apiKey)}`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  } catch {
    // Another company's network or its answer: for the caller it is the same as a refusal.
    return null;
  }
}
