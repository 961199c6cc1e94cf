import type { Grant, RefusalCode } from '@parlour/contract';
import type { InjectOptions } from 'fastify';
import { THE_MACHINE } from '../audit/audit-entry.ts';
import type { TestApp } from './test-app.ts';

export const CONSOLE_HOST = 'console.test';
export const CONSOLE_ORIGIN = `http://${CONSOLE_HOST}`;

type About = { grants?: Grant[]; password?: string; isDemo?: boolean };
type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  merchant?: string;
  headers?: Record<string, string | undefined>;
};
export type Answered = { status: number; code: RefusalCode | undefined; value: never; body: string };

/** A session as a browser holds it, and calls made with both of its halves. */
export type SignedIn = Awaited<ReturnType<typeof signInAs>>;

export const passwordOf = (name: string) => `pass of ${name}, quite long`;

/** An operator with their own password; a demo account unless stated, so that no second factor is needed. */
export async function addOperator(app: TestApp, name: string, about: About = {}): Promise<string> {
  const { grants = [], password = passwordOf(name), isDemo = true } = about;
  const held = grants.map(({ role, merchantCode }) => ({
    role,
    brandId: merchantCode === null ? null : (app.modules.system.brands.ofMerchant(merchantCode)?.id ?? ''),
  }));
  const { id } = await app.modules.operators.accounts.create(
    { name, displayName: `The ${name}`, password, isDemo, grants: held, reason: 'a test' },
    THE_MACHINE,
  );
  return id;
}

/** One call on the console's listener, from the console's own page unless the headers say otherwise. */
export async function callConsole(app: TestApp, url: string, options: CallOptions = {}): Promise<Answered> {
  const { method = 'GET', body, merchant, headers = {} } = options;
  const all = {
    host: CONSOLE_HOST,
    ...(method === 'GET' ? {} : { origin: CONSOLE_ORIGIN }),
    ...(merchant ? { merchant } : {}),
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const inject: InjectOptions = { method, url, headers: sent as Record<string, string> };
  const response = await app.consoleServer.inject(body ? { ...inject, payload: body } : inject);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const json = isJson ? response.json() : {};
  return { status: response.statusCode, code: json.code, value: json.value as never, body: response.body };
}

/** Signs in by password and returns the session. */
export async function signInAs(app: TestApp, name: string, password = passwordOf(name)) {
  const response = await app.consoleServer.inject({
    method: 'POST',
    url: '/ops/session',
    headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN },
    payload: { name, password },
  });
  const { success, code, value } = response.json();
  if (!success || value.step !== 'done') throw new Error(`${name} was not signed in: ${code ?? value.step}`);
  return sessionOf(app, {
    token: value.token,
    cookie: cookieOf(response.headers['set-cookie']),
    me: value.me,
  });
}

export function sessionOf(
  app: TestApp,
  { token, cookie, me }: { token: string; cookie: string; me: { id: string } },
) {
  const headers = { authorization: `Bearer ${token}`, cookie };
  return {
    token,
    cookie,
    id: me.id,
    headers,
    call: (url: string, options: CallOptions = {}) =>
      callConsole(app, url, { ...options, headers: { ...headers, ...options.headers } }),
    post: (url: string, body: object, options: CallOptions = {}) =>
      callConsole(app, url, {
        method: 'POST',
        body,
        ...options,
        headers: { ...headers, ...options.headers },
      }),
  };
}

export function cookieOf(header: string | string[] | number | undefined): string {
  return String(Array.isArray(header) ? header[0] : header).split(';')[0] ?? '';
}
