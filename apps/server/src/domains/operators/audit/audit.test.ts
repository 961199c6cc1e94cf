import type { AuditRecord } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addOperator, callConsole, passwordOf, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asPlainText } from './csv.rules.ts';

const ADMIN = [{ role: 'admin' as const, merchantCode: null }];

let app: TestApp;
let root: SignedIn;
let harborId: string;
let lanternId: string;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  harborId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
  lanternId = app.modules.system.brands.ofMerchant('lantern')?.id ?? '';
  await addOperator(app, 'root', { grants: ADMIN });
  root = await signInAs(app, 'root');
});
afterAll(() => app.close());

const search = async (query: string, { by = root, merchant }: { by?: SignedIn; merchant?: string } = {}) =>
  (await by.call(`/ops/audit?limit=100&${query}`, merchant ? { merchant } : {})).value as {
    items: AuditRecord[];
    next: string | null;
  };

/** A line of the record, as a domain writes it. */
const write = (about: { action: string; brandId?: string | null; targetId?: string; reason?: string }) =>
  app.database.transaction((tx) =>
    app.modules.operators.audit.record(tx, {
      actor: {
        operatorId: root.id,
        sessionId: null,
        ip: '203.0.113.5',
        userAgent: 'a test',
        requestId: 'find-me',
      },
      kind: 'view',
      brandId: null,
      target: { kind: 'thing', id: about.targetId ?? '1' },
      ...about,
    }),
  );

describe('the record', () => {
  test.each([
    ['update', "update operators_audit set reason = 'nothing happened'"],
    [
      'update of no row at all by a wide brush',
      "update operators_audit set at = at where action = 'test.kept'",
    ],
    ['delete', 'delete from operators_audit'],
    ['truncate', 'truncate operators_audit'],
    ['truncate by cascade', 'truncate operators_audit cascade'],
  ])('refuses to be altered: %s', async (_what, statement) => {
    await write({ action: 'test.kept' });
    const count = async () =>
      (await app.database.queries.execute('select count(*)::int as records from operators_audit')).rows;
    const before = await count();
    // The server is stopped by its rights, where the engine has them, and the tables' owner by the trigger.
    await expect(app.database.queries.execute(statement)).rejects.toThrow();
    await expect(app.database.withConnection(({ run }) => run(statement))).rejects.toThrow(
      'operators_audit is append-only',
    );
    expect(await count()).toEqual(before);
  });

  test('refuses even where triggers are told to rest', async () => {
    await write({ action: 'test.kept' });
    const attempt = app.database.withConnection(async ({ run }) => {
      await run("set session_replication_role = 'replica'");
      await run('delete from operators_audit').finally(() => run('reset session_replication_role'));
    });
    await expect(attempt).rejects.toThrow('append-only');
  });

  test('goes with the change: a change that fails leaves none', async () => {
    const failing = app.database.transaction(async (tx) => {
      await app.modules.operators.audit.record(tx, {
        actor: { operatorId: root.id, sessionId: null, ip: null, userAgent: null, requestId: null },
        kind: 'change',
        action: 'test.undone',
        target: { kind: 'thing', id: '1' },
        brandId: null,
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await search('action=test.undone')).items).toEqual([]);
  });

  test('says who, when, from where, what, before, after and why', async () => {
    const id = await addOperator(app, 'renamed');
    const response = await root.post(
      '/ops/operator/rename',
      { id, displayName: 'Another', reason: 'married' },
      { headers: { 'user-agent': 'Browser/1', 'x-request-id': 'rename-1' } },
    );
    expect(response.status).toBe(200);
    const { items } = await search('requestId=rename-1');
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: app.clock.now(),
        operator: { id: root.id, name: 'root', displayName: 'The root' },
        action: 'operators.rename',
        kind: 'change',
        target: { kind: 'operator', id },
        merchantCode: null,
        changes: [{ path: 'displayName', before: 'The renamed', after: 'Another' }],
        reason: 'married',
        ip: '127.0.0.1',
        userAgent: 'Browser/1',
        sessionId: expect.any(String),
        requestId: 'rename-1',
      },
    ]);
  });

  test('holds no password, token, code or secret', async () => {
    const name = 'secretive';
    await addOperator(app, name, { isDemo: false, grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    await callConsole(app, '/ops/session', { method: 'POST', body: { name, password: 'wrong canary 1234' } });
    const session = await signInAs(app, name);
    const started = await session.post('/ops/account/second-factor/start', { password: passwordOf(name) });
    const { secret } = started.value as { secret: string };
    await session.post('/ops/account/password', { current: passwordOf(name), next: 'another long canary' });
    const made = await root.post('/ops/operators', { name: 'made', displayName: 'Made', reason: 'a canary' });
    const { oneTimePassword } = made.value as { oneTimePassword: string };
    const { rows } = await app.database.queries.execute('select * from operators_audit');
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(5);
    for (const hidden of [
      secret,
      session.token,
      session.cookie.split('=')[1],
      oneTimePassword,
      passwordOf(name),
      'canary 1234',
      'long canary',
      '$argon2',
    ])
      expect(text).not.toContain(hidden);
  });
});

describe('searching', () => {
  test('finds by operator, action, target, kind, request and time', async () => {
    app.clock.advance(60_000);
    const from = app.clock.now();
    await write({ action: 'test.first', targetId: 'a' });
    app.clock.advance(1_000);
    await write({ action: 'test.second', targetId: 'b' });
    app.clock.advance(1_000);
    await write({ action: 'test.third', targetId: 'b' });
    const actions = async (query: string) =>
      (await search(`from=${from}&${query}`)).items.map(({ action }) => action);
    expect(await actions('')).toEqual(['test.third', 'test.second', 'test.first']);
    expect(await actions('targetKind=thing&targetId=b')).toEqual(['test.third', 'test.second']);
    expect(await actions('action=test.first')).toEqual(['test.first']);
    expect(await actions(`until=${from + 2_000}`)).toEqual(['test.second', 'test.first']);
    expect(await actions(`operatorId=${root.id}&kind=view`)).toHaveLength(3);
    expect(await actions(`operatorId=${crypto.randomUUID()}`)).toEqual([]);
    expect(await actions('kind=access')).toEqual([]);
    expect(await actions('requestId=find-me')).toHaveLength(3);
  });

  test('goes on page by page, without a gap or a repeat', async () => {
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const url = `/ops/audit?limit=4${after ? `&after=${after}` : ''}`;
      const { items, next } = (await root.call(url)).value as { items: AuditRecord[]; next: string | null };
      seen.push(...items.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    const { rows } = await app.database.queries.execute('select id from operators_audit order by id desc');
    expect(seen).toEqual(rows.map((row) => (row as { id: string }).id));
    for (const query of ['after=nonsense', 'limit=101', 'limit=0', 'operatorId=1', 'from=yesterday'])
      expect((await root.call(`/ops/audit?${query}`)).code).toBe('invalid_input');
  });

  test('shows the record of the own brands alone, and that of the platform to those of all brands', async () => {
    await addOperator(app, 'risky', { grants: [{ role: 'risk', merchantCode: 'harbor' }] });
    const risky = await signInAs(app, 'risky');
    await write({ action: 'test.brands', brandId: harborId });
    await write({ action: 'test.brands', brandId: lanternId });
    await write({ action: 'test.brands', brandId: null });
    const codes = async (by: SignedIn, merchant?: string) =>
      (await search('action=test.brands', merchant ? { by, merchant } : { by })).items.map(
        ({ merchantCode }) => merchantCode,
      );
    expect(await codes(risky)).toEqual(['harbor']);
    expect((await codes(root)).sort()).toEqual(['harbor', 'lantern', null]);
    expect(await codes(root, 'lantern')).toEqual(['lantern']);
  });
});

describe('the export', () => {
  const ticketFor = async (by: SignedIn, merchant?: string) =>
    (
      (await by.post('/ops/ticket', { purpose: 'exportAudit' }, merchant ? { merchant } : {})).value as {
        ticket: string;
      }
    ).ticket;
  const download = (ticket: string, by: SignedIn, query = '') =>
    app.consoleServer.inject({
      url: `/ops/audit/export?ticket=${ticket}${query}`,
      headers: { host: 'console.test', cookie: by.cookie },
    });

  test('is a file in which nothing is a formula', async () => {
    await write({ action: 'test.exported', reason: '=HYPERLINK("http://evil.example")' });
    await write({ action: 'test.exported', reason: 'two\nlines, "quoted"', brandId: lanternId });
    const response = await download(await ticketFor(root), root, '&action=test.exported');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    expect(response.body).toMatch(/^\uFEFFat,operator,kind,action,target_kind,target_id,brand,reason,/);
    expect(response.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(response.body).toContain('"two\nlines, ""quoted"""');
    for (const cell of ['=1', '+1', '-1', '@x', ' =1', '\t=1', '\r=1', '\tx', '＝1', '＋1', '－1', ' ＠x'])
      expect(asPlainText(cell)).toBe(`'${cell}`);
    expect(asPlainText('plain-text')).toBe('plain-text');
    expect((await search('action=operators.export_audit')).items).toMatchObject([
      { kind: 'view', operator: { name: 'root' }, changes: [{ path: 'action', after: 'test.exported' }] },
    ]);
  });

  test('takes a ticket once, of the same session, within a minute, for this and the brand it was made for', async () => {
    const ticket = await ticketFor(root, 'lantern');
    const body = (await download(ticket, root, '&action=test.exported')).body;
    expect(body).toContain('lines');
    expect(body).not.toContain('HYPERLINK');
    expect((await download(ticket, root)).json().code).toBe('not_logged_in');
    const other = await signInAs(app, 'root');
    expect((await download(await ticketFor(root), other)).json().code).toBe('not_logged_in');
    const late = await ticketFor(root);
    app.clock.advance(60_000);
    expect((await download(late, root)).json().code).toBe('not_logged_in');
    const live = (await root.post('/ops/ticket', { purpose: 'live' })).value as { ticket: string };
    expect((await download(live.ticket, root)).json().code).toBe('not_logged_in');
    expect((await download('', root)).json().code).toBe('not_logged_in');
  });
});

type AuditFigure = { label: string; value: string; series: { at: number; value: string }[] };

async function auditFigure(merchant?: string): Promise<AuditFigure | undefined> {
  await app.modules.operators.audit.recount();
  const told = await root.call('/ops/dashboard', merchant ? { merchant } : {});
  const { figures } = told.value as { figures: AuditFigure[] };
  return figures.find(({ label }) => label === 'operators.audit_today');
}

test('figures count the record by day, from what the job has counted', async () => {
  const figure = await auditFigure();
  const [row] = (
    await app.database.queries.execute(sql`select count(*)::int as records from operators_audit`)
  ).rows as { records: number }[];
  expect(Number(figure?.value)).toBe(row?.records);
  expect(figure?.series).toHaveLength(14);
});

test("figures count a brand's records by its business days, whatever the date in UTC is", async () => {
  const next = new Date(app.clock.now()).setUTCHours(2 * 24 + 15, 59, 0, 0);
  app.clock.advance(next - app.clock.now());
  await write({ action: 'test.before_midnight', brandId: harborId });
  app.clock.advance(2 * 60_000);
  await write({ action: 'test.after_midnight', brandId: harborId });
  await write({ action: 'test.after_midnight', brandId: harborId });
  root = await signInAs(app, 'root');
  const figure = await auditFigure('harbor');
  expect(figure?.series.slice(-2).map(({ value }) => value)).toEqual(['1', '2']);
  const day = new Date(figure?.series.at(-1)?.at ?? 0).toISOString();
  expect(day).toBe(new Date(app.clock.now() + 8 * 3_600_000).toISOString().replace(/T.*/, 'T12:00:00.000Z'));
});
