import { seal } from '@parlour/client/seal';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, NO_HUMAN_CHECK } from '../../testing/identity/codes.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NEXT = 'quiet lamp orchard 5';
const form = {
  username: 'sealed01',
  password: NEXT,
  confirmPassword: NEXT,
  registerUrl: 'harbor.localhost',
  registerMethod: 'H5',
  domain: 'harbor.localhost',
  normalRegister: true,
  agree: true,
};
const CALLS = [
  ['POST', '/wps/session/login', { username: 'mary01', password: MEMBER_PASSWORD }],
  ['PUT', '/wps/member/register', form],
  ['PUT', '/wps/member/register/mobile', { ...form, mobileNum: '13800138000', countryDialingCode: '86' }],
  [
    'POST',
    '/wps/member/password/phone',
    { resetTicket: 'AAAAAAAAAAAAAAAAAAAAAA', newPassword: NEXT, confirmNewPassword: NEXT },
  ],
  [
    'POST',
    '/wps/v2/member/password',
    { oldPassword: MEMBER_PASSWORD, newPassword: NEXT, confirmNewPassword: NEXT },
  ],
] as const;

describe('a sealed call', () => {
  let app: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp({ env: NO_HUMAN_CHECK, brands: [brandWith('harbor')] });
    await addMember(app, 'mary01');
    const browser = openBrowser(app);
    await browser.login('mary01');
    headers = {
      merchant: 'harbor',
      authorization: `Bearer ${browser.token()}`,
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  });
  afterAll(() => app.close());

  const membersCount = async () => {
    const { rows } = await app.database.queries.execute(sql`select count(*)::int as n from identity_member`);
    return (rows[0] as { n: number }).n;
  };

  test.each(CALLS)(
    '%s %s opens no body that was changed, sent in the open, or sent before',
    async (method, url, body) => {
      const send = async (payload: string, type = 'application/jose') => {
        const sent = { method, url, payload, headers: { ...headers, 'content-type': type } };
        return (await app.server.inject(sent)).json().code as string | undefined;
      };
      const keys = (await app.server.inject({ url: '/wps/system/key' })).json().value;
      const good = await seal({ keys, payload: body });
      const parts = good.split('.');
      const flip = (part: string) => part.slice(0, 4) + (part[4] === 'A' ? 'B' : 'A') + part.slice(5);
      const before = await membersCount();
      for (const [index] of parts.entries())
        expect(await send(parts.map((part, at) => (at === index ? flip(part) : part)).join('.'))).toBe(
          'bad_seal',
        );
      expect(await send(JSON.stringify(body), 'application/json')).toBe('bad_seal');
      expect(await membersCount()).toBe(before);
      expect(await send(good)).not.toBe('bad_seal');
      const after = await membersCount();
      for (let again = 0; again < 3; again += 1) expect(await send(good)).toBe('bad_seal');
      expect(await membersCount()).toBe(after);
    },
  );
});
