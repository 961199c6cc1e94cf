import type { RefusalCode } from '@parlour/contract';
import { endpoint } from '@parlour/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeBrand } from '../../factories/brand.factory.ts';
import { createLog } from '../../observability/log.ts';
import { type Refused, seeRefused } from '../../testing/refusals.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Binding } from './bind.ts';
import { Refusal } from './refusal.ts';

const STATUS_PATH = '/wps/system/status';
const CANARY = 'canary-secret-7f3a';

/** Endpoints for what no endpoint of the contract shows yet. */
const probes: Binding[] = [
  probe('echo', {
    method: 'POST',
    body: z.object({
      name: z.string().min(2).max(5),
      size: z.number().int().optional(),
      kind: z.enum(['a', 'b']).optional(),
    }),
    answer: z.object({ name: z.string() }),
    handle: ({ body }) => ({ ...(body as unknown as object), secret: 'not in the contract' }),
  }),
  probe('member', { access: 'member' }),
  probe('chat', { modules: ['liveChat', 'inbox'] }),
  probe('change', { changesState: true }),
  probe('bug', {
    handle: () => {
      throw new Error(`a bug with ${CANARY}`);
    },
  }),
  probe('wrong-answer', { handle: () => ({ name: 7 }), answer: z.object({ name: z.string() }) }),
  probe('undeclared', {
    handle: () => {
      throw new Refusal('bad_seal');
    },
  }),
  probe('down', {
    handle: () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  }),
];

type ProbeNeeds = Partial<Omit<Binding['definition'], 'path'>> & { handle?: Binding['handle'] };

function probe(name: string, { handle = () => ({}), ...about }: ProbeNeeds): Binding {
  return {
    id: `probe.${name}`,
    definition: endpoint({
      method: 'GET',
      path: `/wps/probe/${name}`,
      summary: 'A probe',
      access: 'everyone',
      answer: z.object({}),
      refusals: [],
      ...about,
    }),
    handle,
  };
}

describe('calls', () => {
  let app: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    app = await startTestApp({
      brands: [
        makeBrand({ merchantCode: 'harbor', customerService: [] }),
        makeBrand({
          merchantCode: 'perlas',
          languages: ['EN', 'TY'],
          defaultLanguage: 'TY',
          tagline: { TY: 'Laro na' },
        }),
        makeBrand({
          merchantCode: 'quiet',
          switches: { ...makeBrand({ merchantCode: 'quiet' }).switches, liveChat: false, inbox: false },
        }),
      ],
      extraBindings: probes,
      env: { RATE_LIMIT_PER_MINUTE: '100000' },
      log: createLog('debug', { write: (line) => lines.push(line) }),
    });
  });
  afterAll(() => app.close());

  const call = (options: InjectOptions) => app.server.inject(options);
  const expectRefusal = (options: InjectOptions, refused: Refused) => seeRefused(app, options, refused);

  test('speak the language asked for, else the brand’s own', async () => {
    const message = async (headers: Record<string, string>) =>
      (await call({ url: '/wps/probe/member', headers })).json().message;
    expect(await message({ language: 'CN' })).toBe('请先登录。');
    expect(await message({ language: 'KLINGON' })).toBe('Please log in first.');
    expect(await message({ merchant: 'perlas' })).toBe('Mag-log in muna.');
    expect(await message({ merchant: 'perlas', language: 'JA' })).toBe('Mag-log in muna.');
    const unknown = await call({ url: STATUS_PATH, headers: { merchant: 'nobody', language: 'VI' } });
    expect(unknown.json().message).toBe('Không nhận ra trang này.');
  });

  describe('answer bad input', () => {
    const post = (payload: string, contentType = 'application/json'): InjectOptions => ({
      method: 'POST',
      url: '/wps/probe/echo',
      payload,
      headers: { 'content-type': contentType },
    });

    test.each<[string, InjectOptions, number, RefusalCode]>([
      ['an unknown path', { url: '/wps/nowhere' }, 404, 'empty_request_url'],
      ['an unknown lottery path', { url: '/lgw/nowhere' }, 404, 'empty_request_url'],
      ['another unknown lottery path', { url: '/lotto/lgw/games' }, 404, 'empty_request_url'],
      ['the root of the calls', { url: '/wps' }, 404, 'empty_request_url'],
      ['a wrong method', { method: 'DELETE', url: STATUS_PATH }, 404, 'empty_request_url'],
      ['a broken escape in the path', { url: '/wps/%zz' }, 404, 'empty_request_url'],
      ['a broken escape elsewhere', { url: '/%zz' }, 404, 'not_found'],
      ['plain text', post('{"name":"abc"}', 'text/plain'), 415, 'unsupported_media_type'],
      [
        'a range beyond the end of a file',
        { url: '/m/brand/harbor/icon.svg', headers: { range: 'bytes=99999999-' } },
        404,
        'not_found',
      ],
      ['a path beyond the calls', { url: '/nowhere' }, 404, 'not_found'],
      ['broken JSON', post('{"name":'), 400, 'invalid_json'],
      ['an empty body', post(''), 400, 'invalid_json'],
      ['a poisoned prototype', post('{"__proto__":{"name":"ab"}}'), 400, 'invalid_json'],
      ['another content type', post('<name/>', 'application/xml'), 415, 'unsupported_media_type'],
      ['a malformed content type', post('{}', 'json;;;='), 415, 'unsupported_media_type'],
      ['no content type', { method: 'POST', url: '/wps/probe/echo' }, 400, 'invalid_input'],
      ['a list for an object', post('[]'), 400, 'invalid_input'],
      ['null for an object', post('null'), 400, 'invalid_input'],
      ['a huge body', post(JSON.stringify({ name: 'x'.repeat(1_048_577) })), 413, 'body_too_large'],
      ['an unknown gateway', { url: '/wps/system/service?gateway=9' }, 400, 'invalid_input'],
      ['a gateway twice', { url: '/wps/system/service?gateway=1&gateway=3' }, 400, 'invalid_input'],
    ])('%s', async (_what, options, status, code) => {
      await expectRefusal(options, { status, code });
    });

    test.each([
      ['{}', { name: 'required' }],
      ['{"name":7}', { name: 'wrong_type' }],
      ['{"name":"a"}', { name: 'too_small' }],
      ['{"name":"abcdef"}', { name: 'too_big' }],
      ['{"name":"abc","size":1.5,"kind":"c"}', { size: 'wrong_type', kind: 'not_allowed' }],
    ])('naming the fields of %s', async (payload, fields) => {
      const response = await expectRefusal(post(payload), { status: 400, code: 'invalid_input' });
      expect(response.json().value).toEqual({ fields });
    });

    test.each([
      ['cookie', '=;;;\u0001'],
      ['cookie', '%E0%A4%A'],
      ['authorization', 'Bearer'],
      ['authorization', `Bearer ${'x'.repeat(4_000)}`],
      ['device', 'TOASTER'],
      ['accept-encoding', 'banana;q=x'],
      ['if-none-match', '"\\"'],
      ['x-forwarded-for', "1.2.3.4, '; --"],
      ['content-length', '12abc'],
    ])('the header %s: %j does no harm', async (name, value) => {
      const response = await call({ url: STATUS_PATH, headers: { [name]: value } });
      expect([200, 400]).toContain(response.statusCode);
    });

    test('and unknown cookies or tokens count as none', async () => {
      const headers = { cookie: 'session=%%%', authorization: 'Bearer made-up' };
      await expectRefusal({ url: '/wps/probe/member', headers }, { status: 401, code: 'not_logged_in' });
    });
  });

  describe('pass the module switch', () => {
    test('when one of their modules is on, and not when all are off', async () => {
      expect((await call({ url: '/wps/probe/chat' })).statusCode).toBe(200);
      const headers = { merchant: 'quiet' };
      await expectRefusal({ url: '/wps/probe/chat', headers }, { status: 403, code: 'module_off' });
    });

    test('only with a module of their own in the header', async () => {
      expect((await call({ url: '/wps/probe/chat', headers: { moduleid: 'CBS3' } })).statusCode).toBe(200);
      for (const url of ['/wps/probe/chat', STATUS_PATH])
        await expectRefusal(
          { url, headers: { moduleid: 'FREEPLAY3' } },
          { status: 400, code: 'module_mismatch' },
        );
    });
  });

  test('that change something by GET are refused from another site', async () => {
    const from = (site: string): InjectOptions => ({
      url: '/wps/probe/change',
      headers: { 'sec-fetch-site': site },
    });
    await expectRefusal(from('cross-site'), { status: 403, code: 'cross_site' });
    expect((await call(from('same-origin'))).statusCode).toBe(200);
    expect((await call({ url: '/wps/probe/change' })).statusCode).toBe(200);
  });

  test('leave out of an answer what the contract does not name', async () => {
    const response = await call({ method: 'POST', url: '/wps/probe/echo', payload: { name: 'abc' } });
    expect(response.json()).toEqual({ success: true, value: { name: 'abc' } });
  });

  test.each(['bug', 'wrong-answer', 'undeclared'])('that meet a bug (%s) say nothing of it', async (name) => {
    const headers = { 'x-request-id': `find-${name}` };
    const response = await expectRefusal(
      { url: `/wps/probe/${name}`, headers },
      { status: 500, code: 'internal' },
    );
    expect(response.json().value).toEqual({ requestId: `find-${name}` });
    expect(response.body).not.toContain(CANARY);
    expect(lines.some((line) => line.includes(`find-${name}`) && line.includes('a call failed'))).toBe(true);
  });

  test('that refuse with a code they do not declare have it in the log, with their name', async () => {
    const headers = { 'x-request-id': 'find-the-code' };
    await call({ url: '/wps/probe/undeclared', headers });
    const line = lines.find((each) => each.includes('find-the-code') && each.includes('a call failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      code: 'bad_seal',
      endpoint: 'GET /wps/probe/undeclared',
      msg: 'a call failed: GET /wps/probe/undeclared refused with bad_seal, which it does not declare',
    });
  });

  test('answer unavailable when a dependency is down', async () => {
    await expectRefusal({ url: '/wps/probe/down' }, { status: 503, code: 'unavailable' });
  });

  test('carry a request id: the given one, or a new one where it is none', async () => {
    const idOf = async (given?: string) =>
      (await call({ url: STATUS_PATH, headers: given === undefined ? {} : { 'x-request-id': given } }))
        .headers['x-request-id'];
    expect(await idOf('abc-123')).toBe('abc-123');
    const made = [await idOf(), await idOf('two words'), await idOf('x'.repeat(65)), await idOf('<script>')];
    for (const id of made) expect(id).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(new Set(made).size).toBe(4);
  });

  test('write no secret to the log, not even with a failing query', async () => {
    await call({
      url: '/wps/probe/member',
      headers: { authorization: `Bearer ${CANARY}`, cookie: `session=${CANARY}` },
    });
    const log = createLog('debug', { write: (line) => lines.push(line) });
    log.info({ body: { password: CANARY, idNumber: CANARY }, headers: { cookie: CANARY } }, 'canary');
    const failing = app.database.queries.execute(`select '${1}'::int / 0`).catch((error: Error) => error);
    log.error(
      { err: Object.assign(await failing, { message: `Failed query: select\nparams: ${CANARY}` }) },
      'failed',
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(CANARY) && !line.includes('a bug with'))).toEqual([]);
  });
});
