import { createManualClock } from '@parlour/clock/manual-clock';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, CHINA, NO_HUMAN_CHECK } from '../../../testing/identity/codes.ts';
import { phoneTokenOf, signInAs } from '../../../testing/identity/third-parties.ts';
import { openBrowser } from '../../../testing/members.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

const PASSWORD = 'tidy otter vault';
const NUMBER = '13820000001';
const clock = createManualClock(TEST_START_MS);
let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  app = await startTestApp({
    clock,
    brands: [
      brandWith('harbor', { switches: { smsVerification: false } }),
      brandWith('plain', { switches: { firebasePhone: false } }),
    ],
    env: { ...NO_HUMAN_CHECK, ...Object.assign({}, ...sandbox.environment) },
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const register = (about: object, kind = '') =>
  openBrowser(app).call(`/wps/member/register${kind}`, {
    method: 'PUT',
    sealed: true,
    body: {
      password: PASSWORD,
      confirmPassword: PASSWORD,
      registerUrl: 'harbor.localhost',
      registerMethod: 'H5',
      domain: 'harbor.localhost',
      normalRegister: kind === '',
      agree: true,
      ...about,
    },
  });

const ticketFor = async (name: string): Promise<string> => {
  const { value } = await signInAs(openBrowser(app), name);
  return (value as { socialTicket: string }).socialTicket;
};

describe('registering with the word of a third party', () => {
  test('a ticket ties its account to the new member, once', async () => {
    const [ticket, same] = [await ticketFor('Anna Reyes'), await ticketFor('Anna Reyes')];
    expect((await register({ username: 'anna01', socialTicket: ticket })).status).toBe(200);
    expect((await signInAs(openBrowser(app), 'Anna Reyes')).value).toMatchObject({
      step: 'done',
      session: { userName: 'anna01' },
    });
    expect((await register({ username: 'anna02', socialTicket: ticket })).code).toBe('verification_ended');
    expect((await register({ username: 'anna02', socialTicket: same })).code).toBe('social_linked');
    // Neither refusal has left a member behind.
    expect((await register({ username: 'anna02' })).status).toBe(200);
  });

  test('a phone token proves the number it speaks for and no other, and signs in by it', async () => {
    const proof = async () => ({
      firebaseChannel: 'sms',
      firebaseIdToken: await phoneTokenOf(sandbox, `+86${NUMBER}`),
    });
    const other = { mobileNum: '13820000002', ...CHINA, ...(await proof()) };
    expect((await register(other, '/mobile')).code).toBe('third_party_failed');
    const login = async (merchant: string, firebaseIdToken: string) =>
      openBrowser(app, { merchant }).call('/wps/session/login', {
        method: 'POST',
        sealed: true,
        body: { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, ...CHINA },
      });
    const { firebaseIdToken } = await proof();
    expect((await login('harbor', firebaseIdToken)).code).toBe('third_party_failed');
    const made = await register({ mobileNum: NUMBER, ...CHINA, ...(await proof()) }, '/mobile');
    expect(made.status).toBe(200);
    const { userName } = made.value as { userName: string };
    expect((await login('harbor', firebaseIdToken)).value).toMatchObject({ userName });
    expect((await login('harbor', 'made.up.token')).code).toBe('third_party_failed');
    expect((await login('plain', firebaseIdToken)).code).toBe('module_off');
  });
});
