import { createManualClock } from '@parlour/clock/manual-clock';
import type { SessionInfo } from '@parlour/contract';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

const PHILIPPINES = { countryDialingCode: '63' };

describe('a phone sign-in by a third party', () => {
  const clock = createManualClock(TEST_START_MS);
  let sandbox: Sandbox;
  let app: TestApp;
  let env: Record<string, string>;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock });
    env = Object.assign({}, ...sandbox.environment);
    app = await startTestApp({
      clock,
      env: { ...env, ...NO_HUMAN_CHECK },
      brands: [
        brandWith('harbor', { switches: { mobilePassword: false } }),
        brandWith('without', { switches: { firebasePhone: false, mobilePassword: false } }),
      ],
    });
  });
  afterAll(async () => {
    await app.close();
    await sandbox.close();
  });

  /** What the page does: has the third party send a code, and returns the code that arrived. */
  async function tokenFor(mobile: string): Promise<string> {
    const call = async (name: string, body: object) => {
      const url = `${env.FIREBASE_API_URL}/accounts:${name}?key=${env.FIREBASE_API_KEY}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { sessionInfo: string; idToken: string };
    };
    const { sessionInfo } = await call('sendVerificationCode', { phoneNumber: mobile });
    const arrived = await fetch(`${sandbox.origin}/phone/messages?to=${encodeURIComponent(mobile)}`);
    const { messages } = (await arrived.json()) as { messages: { code: string }[] };
    return (await call('signInWithPhoneNumber', { sessionInfo, code: messages[0]?.code })).idToken;
  }
  const register = (mobileNum: string, firebaseIdToken: string | undefined, merchant = 'harbor') =>
    openBrowser(app, { merchant }).call('/wps/member/register/mobile', {
      method: 'PUT',
      sealed: true,
      body: {
        mobileNum,
        ...PHILIPPINES,
        firebaseChannel: 'sms',
        firebaseIdToken,
        registerUrl: 'harbor.localhost',
        registerMethod: 'H5',
        domain: 'harbor.localhost',
        normalRegister: false,
        agree: true,
      },
    });
  const login = (firebaseIdToken: string | undefined) =>
    openBrowser(app).call('/wps/session/login', {
      method: 'POST',
      sealed: true,
      body: { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, ...PHILIPPINES },
    });

  test('registers with the number it proves, and signs in to that account', async () => {
    const registered = await register('0917 555 0011', await tokenFor('+639175550011'));
    expect(registered.status).toBe(200);
    const { userName } = registered.value as SessionInfo;
    const again = await login(await tokenFor('+639175550011'));
    expect(again.value).toMatchObject({ userName });
    expect((await register('9175550011', await tokenFor('+639175550011'))).code).toBe('mobile_taken');
  });

  test('proves no other number, and without a token of it nothing', async () => {
    const token = await tokenFor('+639175550012');
    expect((await register('9175550013', token)).code).toBe('third_party_failed');
    expect((await register('9175550012', 'made.up.token')).code).toBe('third_party_failed');
    expect((await register('9175550012', undefined)).code).toBe('third_party_failed');
    expect((await login('made.up.token')).code).toBe('third_party_failed');
    expect((await login(undefined)).code).toBe('third_party_failed');
  });

  test('of a number without an account signs nobody in', async () => {
    expect((await login(await tokenFor('+639175550014'))).code).toBe('third_party_failed');
  });

  test('does not stand in for a code where the brand has it switched off', async () => {
    const token = await tokenFor('+639175550015');
    expect((await register('9175550015', token, 'without')).code).toBe('wrong_verification_code');
  });
});
