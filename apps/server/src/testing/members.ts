import { createHash } from 'node:crypto';
import { seal } from '@parlour/client/seal';
import { newId } from '@parlour/clock/ids';
import type { RefusalCode, SessionInfo } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { hashSecret, newSecret } from '../credentials/tokens.ts';
import { accountKey } from '../domains/identity/members/accounts.rules.ts';
import { identityMember } from '../domains/identity/members/members.schema.ts';
import type { NewMember } from '../domains/identity/members/members.service.ts';
import { identitySession } from '../domains/identity/sessions/sessions.schema.ts';
import type { TestApp } from './test-app.ts';

export const MEMBER_PASSWORD = 'Parlour#2026';

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** JSON; sealed where asked for. */
  body?: object;
  sealed?: boolean;
  form?: boolean;
  headers?: Record<string, string>;
  ip?: string;
};
export type Answered = {
  status: number;
  code: RefusalCode | undefined;
  value: never;
  body: string;
  headers: Record<string, unknown>;
  cookies: string[];
};

export type Browser = ReturnType<typeof openBrowser>;

/** A member with a password, of the default brand unless stated. */
export async function addMember(
  app: TestApp,
  account: string,
  about: Partial<NewMember> & { merchant?: string } = {},
) {
  const { merchant = 'harbor', ...rest } = about;
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error(`there is no brand ${merchant}`);
  const passwordHash = await app.modules.identity.hashPassword(MEMBER_PASSWORD);
  const member = await app.database.transaction((tx) =>
    app.modules.identity.members.add(
      tx,
      { brand, ip: '127.0.0.1', language: brand.settings.defaultLanguage },
      { account, passwordHash, ...rest },
    ),
  );
  if (!member) throw new Error(`${account} exists`);
  return member;
}

/** Members like one who is signed in, each in a browser of their own. */
export async function copySignedIn(
  app: TestApp,
  { brandId, id: memberId }: { brandId: string; id: string },
  accounts: readonly string[],
) {
  const { queries } = app.database;
  const [member] = await queries.select().from(identityMember).where(eq(identityMember.id, memberId));
  const [session] = await queries
    .select()
    .from(identitySession)
    .where(eq(identitySession.memberId, memberId));
  if (!member || !session) throw new Error('nobody is signed in');
  const copies = accounts.map((account) => {
    const [id, cookie, token] = [newId(app.clock), newSecret(), newSecret()];
    const browser = openBrowser(app);
    browser.jar.set('parlour_session', cookie);
    browser.setToken(token);
    return {
      member: { brandId, id },
      browser,
      rows: {
        member: { ...member, id, account, accountKey: accountKey(account), customerNo: account },
        session: {
          ...session,
          id: newId(app.clock),
          memberId: id,
          cookieHash: hashSecret(cookie),
          tokenHash: hashSecret(token),
        },
      },
    };
  });
  await queries.insert(identityMember).values(copies.map(({ rows }) => rows.member));
  await queries.insert(identitySession).values(copies.map(({ rows }) => rows.session));
  return copies.map(({ member: own, browser }) => ({ member: own, browser }));
}

/** What is stored of a member whose account name only one brand has. */
export async function readMember(app: TestApp, account: string) {
  const [row] = await app.database.queries
    .select()
    .from(identityMember)
    .where(eq(identityMember.account, account));
  if (!row) throw new Error(`there is no ${account}`);
  return row;
}

/** Keeps cookies and the token as a browser does, and seals what has to be sealed. */
export function openBrowser(app: TestApp, { merchant = 'harbor' }: { merchant?: string } = {}) {
  const jar = new Map<string, string>();
  let token: string | null = null;

  async function call(url: string, options: CallOptions = {}): Promise<Answered> {
    const { method = 'GET', body, sealed = false, form = false, headers = {}, ip } = options;
    const keys = sealed ? (await app.server.inject({ url: '/wps/system/key' })).json().value : null;
    const written = body && (sealed ? await seal({ keys, payload: body }) : form ? formOf(body) : body);
    const type = sealed
      ? 'application/jose'
      : form
        ? 'application/x-www-form-urlencoded'
        : 'application/json';
    const response = await app.server.inject({
      method,
      url,
      ...(ip ? { remoteAddress: ip } : {}),
      headers: {
        merchant,
        ...(written ? { 'content-type': type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...headers,
      },
      ...(written ? { payload: written } : {}),
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    for (const cookie of cookies) keep(jar, cookie);
    const json = response.json();
    return {
      status: response.statusCode,
      code: json.code,
      value: json.value as never,
      body: response.body,
      headers: response.headers,
      cookies,
    };
  }

  return {
    jar,
    call,
    token: () => token,
    setToken: (value: string | null) => {
      token = value;
    },
    post: (url: string, body: object, options: CallOptions = {}) =>
      call(url, { method: 'POST', body, ...options }),

    /** The solution of a proof of work, found as a browser finds it. */
    async solve(): Promise<string> {
      const { value } = await call('/wps/captcha/challenge');
      return (value as { isOff: boolean }).isOff ? '' : solveChallenge(value);
    },

    /** Signs in by password; the human check is solved unless given. */
    async login(
      username: string,
      about: Record<string, unknown> = {},
      options: CallOptions = {},
    ): Promise<Answered> {
      const humanCheck = await this.solve();
      const body = { username, password: MEMBER_PASSWORD, humanCheck, ...about };
      const answer = await call('/wps/session/login', { method: 'POST', body, sealed: true, ...options });
      if (answer.status === 200) token = (answer.value as SessionInfo).token;
      return answer;
    },
  };
}

type Challenge = { challenge: string; salt: string; signature: string; maxnumber: number };

export function solveChallenge({ challenge, salt, signature, maxnumber }: Challenge): string {
  // Copying a begun hash takes half the time of a new one, and there are many logins.
  const begun = createHash('sha256').update(salt);
  for (let number = 0; number <= maxnumber; number += 1)
    if (begun.copy().update(String(number)).digest('hex') === challenge)
      return Buffer.from(
        JSON.stringify({ algorithm: 'SHA-256', challenge, number, salt, signature }),
      ).toString('base64');
  throw new Error('the challenge has no solution');
}

const formOf = (body: object) => new URLSearchParams(body as Record<string, string>).toString();

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) jar.delete(name);
  else jar.set(name, pair.slice(at + 1));
}
