import type { Browser } from '../members.ts';

/** The parts of the sandbox's description that a page or a person uses. */
type Outside = { origin: string; environment: Record<string, string>[] };

/** What a person does at the provider's page, and what they come back with. */
export async function allowAt(url: URL, name: string): Promise<{ code: string; state: string; to: string }> {
  const body = new URLSearchParams([...url.searchParams, ['decision', 'continue'], ['name', name]]);
  const answer = await fetch(`${url.origin}${url.pathname}`, { method: 'POST', body, redirect: 'manual' });
  const { origin, pathname, searchParams } = new URL(answer.headers.get('location') ?? '');
  return {
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
    to: `${origin}${pathname}`,
  };
}

/** The whole sign-in with a provider; the answer depends on the person. */
export async function signInAs(browser: Browser, name: string, provider = 'google') {
  const { value } = await browser.post('/wps/session/social/start', { provider });
  const { code, state } = await allowAt(new URL((value as { url: string }).url), name);
  return browser.post('/wps/session/social', { code, state });
}

/** How a page proves a number: a code is sent, and returned as it arrived on the phone. */
export async function phoneTokenOf({ origin, environment }: Outside, phoneNumber: string): Promise<string> {
  const env: Record<string, string> = Object.assign({}, ...environment);
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${env.FIREBASE_API_URL}/accounts:${name}?key=${env.FIREBASE_API_KEY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { sessionInfo: string; idToken: string };
  };
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber });
  const arrived = await fetch(`${origin}/phone/messages?to=${encodeURIComponent(phoneNumber)}`);
  const { messages } = (await arrived.json()) as { messages: { code: string }[] };
  return (await call('signInWithPhoneNumber', { sessionInfo, code: messages[0]?.code })).idToken;
}
