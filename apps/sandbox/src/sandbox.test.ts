import { createHash, randomBytes } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';

const clock = { at: Date.UTC(2026, 10, 15, 17, 30), now: () => clock.at };
let sandbox: Sandbox;
let env: Record<string, string>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  env = Object.assign({}, ...sandbox.environment);
});
afterAll(() => sandbox.close());

const at = (path: string) => `${sandbox.origin}${path}`;
const jsonOf = async <Value>(path: string, init?: RequestInit) =>
  (await (await fetch(path.startsWith('http') ? path : at(path), init)).json()) as Value;
const post = (path: string, body: unknown) =>
  fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
type Messages<Message> = { messages: Message[] };

describe('the phone', () => {
  test('shows each SMS once, the newest first, by number and with its code', async () => {
    const send = (id: string, to: string, text: string) => post('/sms', { id, to, text });
    expect(await (await send('1', '+639171234567', 'Your code is 123456')).json()).toEqual({
      id: '1',
      isRepeat: false,
    });
    expect(await (await send('1', '+639171234567', 'Your code is 123456')).json()).toMatchObject({
      isRepeat: true,
    });
    await send('2', '+8613800000000', '您的验证码是 004711');
    await send('3', '+639171234567', 'SessionOpening');
    const all = await jsonOf<Messages<{ id: string }>>('/phone/messages');
    expect(all.messages.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(await jsonOf('/phone/messages?to=+86 138 0000 0000')).toEqual({
      messages: [
        { id: '2', at: clock.at, to: '+8613800000000', text: '您的验证码是 004711', code: '004711' },
      ],
    });
    expect(await jsonOf('/phone/messages?to=%2B639171234567')).toMatchObject({
      messages: [{ code: null }, { code: '123456' }],
    });
  });

  test('refuses anything but an SMS', async () => {
    expect((await post('/sms', { id: '9', to: '+1' })).status).toBe(400);
  });

  test('tells watchers that a message arrived', async () => {
    const stop = new AbortController();
    const live = await fetch(at('/phone/live'), { signal: stop.signal });
    const reader = (live.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await post('/sms', { id: 'live', to: '+639170000001', text: 'hello' });
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: new\n\n');
    stop.abort();
  });

  test.each(['/phone', '/mail', '/pay'])('has a page at %s that runs only its own scripts', async (path) => {
    const page = await fetch(at(path));
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const [, file = ''] of (await page.text()).matchAll(/(?:src|href)="(\/pages\/[^"]+)"/g))
      expect((await fetch(at(file))).status).toBe(200);
  });
});

describe('the mailbox', () => {
  test.each([
    ['plain words', 'Password', 'Open https://harbor.example/m/forget?code=1 to go on.\nBye'],
    ['other alphabets', 'รหัสผ่านใหม่ของคุณพร้อมแล้ว กรุณาเปิดลิงก์', `密码 ${'很长的一行'.repeat(30)}\n\nend = here`],
    ['a few accents', 'Mật khẩu', 'Mật khẩu mới: abc=1'],
  ])('reads %s as they were written', async (_what, subject, text) => {
    const to = `${randomBytes(4).toString('hex')}@people.example`;
    const transport = createTransport(env.SMTP_URL);
    const mail = { from: 'us@harbor.example', to, subject, text, messageId: '<1@parlour>' };
    await transport.sendMail(mail);
    await transport.sendMail(mail);
    const { messages } = await jsonOf<Messages<{ text: string }>>(`/mail/messages?to=${to}`);
    expect(messages).toMatchObject([{ from: 'us@harbor.example', to, subject, at: clock.at }]);
    expect(messages[0]?.text.trimEnd()).toBe(text);
  });
});

describe.each(['google', 'facebook'])('the sign-in that stands for %s', (provider) => {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = 'http://harbor.localhost:8080/m/login';
  const issuer = () => at(`/oidc/${provider}`);
  const asked = (about: Record<string, string> = {}) => ({
    response_type: 'code',
    client_id: `parlour-${provider}`,
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: 'st',
    nonce: 'no',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...about,
  });
  const form = (values: Record<string, string>) => ({
    method: 'POST',
    redirect: 'manual' as const,
    body: new URLSearchParams(values),
  });
  async function allow(about: Record<string, string> = {}): Promise<URL> {
    const answer = await fetch(
      `${issuer()}/authorize`,
      form({ ...asked(), decision: 'continue', person: 'Anna Reyes', ...about }),
    );
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  }
  const redeem = (code: string | null, about: Record<string, string> = {}) =>
    fetch(
      `${issuer()}/token`,
      form({
        grant_type: 'authorization_code',
        code: code ?? '',
        redirect_uri: redirectUri,
        client_id: `parlour-${provider}`,
        client_secret: `sandbox-${provider}-secret`,
        code_verifier: verifier,
        ...about,
      }),
    );

  test('asks for a name and gives the client a token its keys verify', async () => {
    const page = await fetch(`${issuer()}/authorize?${new URLSearchParams(asked())}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('harbor.localhost:8080</b> asks who you are');
    const back = await allow({ name: 'Somebody <b>else</b>' });
    expect(back.href).toMatch(/^http:\/\/harbor\.localhost:8080\/m\/login\?code=[\w-]{43}&state=st$/);
    const { id_token } = (await (await redeem(back.searchParams.get('code'))).json()) as {
      id_token: string;
    };
    const discovered = await jsonOf<Record<string, string>>(`${issuer()}/.well-known/openid-configuration`);
    expect(discovered.issuer).toBe(env[`${provider.toUpperCase()}_ISSUER`]);
    const keys = createLocalJWKSet(await jsonOf<JSONWebKeySet>(discovered.jwks_uri ?? ''));
    const { payload } = await jwtVerify(id_token, keys, {
      issuer: discovered.issuer ?? '',
      audience: `parlour-${provider}`,
      currentDate: new Date(clock.at),
    });
    expect(payload).toMatchObject({ name: 'Somebody <b>else</b>', nonce: 'no', sub: expect.any(String) });
  });

  test('redeems a code once, within a minute, for the client that began', async () => {
    const codeOf = async () => (await allow()).searchParams.get('code');
    const spent = await codeOf();
    expect((await redeem(spent)).status).toBe(200);
    const late = await codeOf();
    clock.at += 60_000;
    for (const attempt of [
      redeem(spent),
      redeem(late),
      redeem(await codeOf(), { code_verifier: randomBytes(32).toString('base64url') }),
      redeem(await codeOf(), { redirect_uri: 'http://localhost/m/login' }),
    ]) {
      const answer = await attempt;
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_grant' }]);
    }
    const stranger = await redeem(await codeOf(), { client_secret: 'guessed' });
    expect([stranger.status, await stranger.json()]).toEqual([401, { error: 'invalid_client' }]);
  });

  test('leads back with a refusal', async () => {
    expect((await allow({ decision: 'refuse' })).search).toBe('?error=access_denied&state=st');
  });

  test.each([
    ['a client it does not know', { client_id: 'other' }],
    ['an address elsewhere', { redirect_uri: 'https://elsewhere.example/m/login' }],
    ['no proof key', { code_challenge: '' }],
  ])('refuses %s with a page and leads nowhere', async (_what, about) => {
    const answer = await fetch(`${issuer()}/authorize?${new URLSearchParams(asked(about))}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});

describe('the phone sign-in that stands for Firebase', () => {
  const call = async (name: string, body: unknown, key = env.FIREBASE_API_KEY) => {
    const answer = await post(`/firebase/v1/accounts:${name}?key=${key}`, body);
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const errorOf = async (asked: ReturnType<typeof call>) =>
    ((await asked).body.error as unknown as { message: string }).message;
  async function begin(phoneNumber: string) {
    const { body } = await call('sendVerificationCode', { phoneNumber });
    const { messages } = await jsonOf<Messages<{ code: string }>>(
      `/phone/messages?to=${encodeURIComponent(phoneNumber)}`,
    );
    return { sessionInfo: body.sessionInfo ?? '', code: messages[0]?.code ?? '' };
  }

  test('proves a number by the code that arrives on the phone', async () => {
    const { body } = await call('signInWithPhoneNumber', await begin('+639175550001'));
    const keys = createLocalJWKSet(await jsonOf<JSONWebKeySet>(env.FIREBASE_KEYS_URL ?? ''));
    const { payload, protectedHeader } = await jwtVerify(body.idToken ?? '', keys, {
      issuer: `https://securetoken.google.com/${env.FIREBASE_PROJECT_ID}`,
      audience: env.FIREBASE_PROJECT_ID ?? '',
      currentDate: new Date(clock.at),
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ phone_number: '+639175550001', sub: expect.any(String) });
  });

  test('refuses a wrong code, a used or expired session, a wrong key and an invalid number', async () => {
    const { sessionInfo, code } = await begin('+639175550002');
    const wrong = code === '000000' ? '000001' : '000000';
    const signIn = (given: string) => call('signInWithPhoneNumber', { sessionInfo, code: given });
    for (let tries = 0; tries < 5; tries += 1) expect(await errorOf(signIn(wrong))).toBe('INVALID_CODE');
    expect(await errorOf(signIn(code))).toBe('SESSION_EXPIRED');
    const late = await begin('+639175550003');
    clock.at += 10 * 60_000;
    expect(await errorOf(call('signInWithPhoneNumber', late))).toBe('SESSION_EXPIRED');
    expect(await errorOf(call('sendVerificationCode', { phoneNumber: '123' }))).toBe('INVALID_PHONE_NUMBER');
    const foreign = call('sendVerificationCode', { phoneNumber: '+639175550004' }, 'other');
    expect(await errorOf(foreign)).toMatch(/^API key not valid/);
  });

  test('has numbers for a bad day: one to which nothing is sent, one that proves nothing', async () => {
    expect(await errorOf(call('sendVerificationCode', { phoneNumber: '+639175559990' }))).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    );
    const { status, body } = await call('signInWithPhoneNumber', await begin('+639175559991'));
    expect([status, body.idToken]).toEqual([200, undefined]);
  });

  test('is open to pages of every origin', async () => {
    const asked = await fetch(at('/firebase/v1/accounts:sendVerificationCode?key=x'), { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  });
});
