import type { Figure, Tasks, WaitingItem } from '@parlour/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ADMIN = [{ role: 'admin' as const, merchantCode: null }];

let app: TestApp;
let one: SignedIn;
let two: SignedIn;
let writer: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [
      makeBrand({ merchantCode: 'harbor' }),
      makeBrand({
        merchantCode: 'lantern',
        hosts: ['lantern.example'],
        maintenance: { enabled: true, until: null },
      }),
    ],
  });
  await addOperator(app, 'admin1', { grants: ADMIN });
  await addOperator(app, 'admin2', { grants: ADMIN });
  await addOperator(app, 'writer', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
  one = await signInAs(app, 'admin1');
  two = await signInAs(app, 'admin2');
  writer = await signInAs(app, 'writer');
  await app.consoleServer.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function ask(name: string): Promise<string> {
  const id = await addOperator(app, name);
  const grants = [{ role: 'support', merchantCode: 'harbor' }];
  const { value } = await one.post('/ops/operator/grants', { id, grants, reason: 'they need it' });
  return (value as { approvalId: string }).approvalId;
}

test('tasks are those the operator can do: approvals that others asked for', async () => {
  await ask('first');
  const tasks = async (by: SignedIn) => (await by.call('/ops/tasks')).value as Tasks;
  expect(await tasks(one)).toEqual({
    items: [
      { kind: 'approvals', count: 0 },
      { kind: 'failed_jobs', count: 0 },
      { kind: 'overdue_days', count: 0 },
      { kind: 'waiting_chats', count: 0 },
      { kind: 'room_reports', count: 0 },
      { kind: 'follow_ups', count: 0 },
      { kind: 'ledger_findings', count: 0 },
      { kind: 'withdrawals', count: 0 },
      { kind: 'deposit_reviews', count: 0 },
      { kind: 'reconciliation_differences', count: 0 },
      { kind: 'games_alerts', count: 0 },
      { kind: 'held_wins', count: 0 },
      { kind: 'card_cases', count: 0 },
      { kind: 'disabled_titles', count: 0 },
      { kind: 'vendor_differences', count: 0 },
      { kind: 'overdue_draws', count: 0 },
      { kind: 'promotion_applications', count: 0 },
      { kind: 'promotion_grants', count: 0 },
      { kind: 'mall_orders', count: 0 },
      { kind: 'invite_reviews', count: 0 },
    ],
    total: 0,
  });
  expect((await tasks(two)).items).toContainEqual({ kind: 'approvals', count: 1 });
  expect(await tasks(writer)).toEqual({ items: [], total: 0 });
  const narrowed = (await two.call('/ops/tasks', { merchant: 'harbor' })).value as Tasks;
  expect(narrowed.total).toBe(0);
});

test('the queue names what waits one by one, the oldest first, with the brand it belongs to', async () => {
  const queue = async (by: SignedIn, asked: { merchant?: string; kind?: string } = {}) => {
    const path = `/ops/queue${asked.kind ? `?kind=${asked.kind}` : ''}`;
    const { value } = await by.call(path, asked.merchant ? { merchant: asked.merchant } : {});
    return (value as { items: WaitingItem[] }).items;
  };
  const brandId = app.modules.system.brands.ofMerchant('lantern')?.id ?? '';
  await app.database.queries.execute(`
    insert into wallet_check (brand_id, id, started_at, finished_at, started_by, transfers, accounts, findings_total, findings)
    values ('${brandId}', '${crypto.randomUUID()}', '2026-11-15T00:00:00Z', '2026-11-15T00:00:01Z', null, 0, 0, 2, '[]')`);
  app.clock.advance(1);
  const id = await ask('queued');
  const found = await queue(two);
  expect(found[0]).toMatchObject({ kind: 'ledger_findings', id: null, merchantCode: 'lantern', count: 1 });
  expect(found.at(-1)).toEqual({
    kind: 'approvals',
    id,
    merchantCode: null,
    title: 'operators.change_grants',
    amount: null,
    currency: null,
    since: app.clock.now(),
    count: 1,
  });
  expect((await queue(two, { kind: 'approvals' })).every(({ kind }) => kind === 'approvals')).toBe(true);
  expect(await queue(two, { merchant: 'harbor' })).toEqual([]);
  expect(await queue(one, { kind: 'approvals' })).toEqual([]);
  expect(await queue(writer)).toEqual([]);
  await app.database.queries.execute('delete from wallet_check');
  await two.post('/ops/approval/decide', { id, decision: 'refuse', reason: 'not now' });
});

test('search looks everywhere the operator may look', async () => {
  const find = async (q: string, by = one) =>
    (
      (await by.call(`/ops/search?q=${encodeURIComponent(q)}`)).value as {
        groups: { kind: string; items: object[] }[];
      }
    ).groups;
  expect(await find('LANTERN.ex')).toEqual([
    {
      kind: 'brand',
      items: [{ id: 'lantern', title: 'lantern', detail: 'lantern.example', merchantCode: 'lantern' }],
    },
  ]);
  expect(await find('admin2')).toMatchObject([{ kind: 'operator', items: [{ title: 'The admin2' }] }]);
  expect(await find('100%')).toEqual([]);
  const body = { id: two.id, displayName: 'Another', reason: 'married' };
  await one.post('/ops/operator/rename', body, { headers: { 'x-request-id': 'request-4711' } });
  expect(await find('request-4711')).toMatchObject([
    { kind: 'audit', items: [{ title: 'operators.rename' }] },
  ]);
  expect(await find('lantern', writer)).toEqual([]);
  expect(await find('harbor', writer)).toMatchObject([{ kind: 'brand' }]);
  expect((await one.call('/ops/search?q=x')).code).toBe('invalid_input');
});

test('the dashboard shows figures of the brands the operator may see', async () => {
  const figures = async (by: SignedIn, merchant?: string) => {
    const { value } = await by.call('/ops/dashboard', merchant ? { merchant } : {});
    const list = (value as { figures: Figure[] }).figures;
    return Object.fromEntries(list.map((figure) => [figure.label, figure.value]));
  };
  expect(await figures(one)).toEqual({
    'operators.audit_today': expect.any(String),
    'system.brands_open': '1',
    'system.brands_in_maintenance': '1',
    'system.jobs_queued': expect.any(String),
    'system.jobs_failed': '0',
    'identity.members': '0',
    'identity.members_today': '0',
    'identity.signed_in': '0',
  });
  expect(await figures(writer)).toEqual({ 'system.brands_open': '1', 'system.brands_in_maintenance': '0' });
  expect(await figures(one, 'lantern')).toMatchObject({ 'system.brands_open': '0' });
});

test('operators are listed by name, in pages, and found by role, state or a part of the name', async () => {
  const list = async (query: string) =>
    (await one.call(`/ops/operators?${query}`)).value as { items: { name: string }[]; next: string | null };
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  const first = await list('limit=2');
  expect(first.items.map(({ name }) => name)).toEqual(['admin1', 'admin2']);
  expect(await names(`limit=1&after=${first.next}`)).toEqual(['first']);
  expect(await names('role=content')).toEqual(['writer']);
  expect(await names('q=WRIT')).toEqual(['writer']);
  expect(await names('state=disabled')).toEqual([]);
  expect((await one.call(`/ops/operator?id=${crypto.randomUUID()}`)).code).toBe('not_found');
  const { items } = (await writer.call('/ops/roles')).value as {
    items: { role: string }[];
  };
  expect(items.map(({ role }) => role)).toContain('admin');
});

describe('the live channel', () => {
  /** Opens it as a browser's EventSource does, only by address and cookie. */
  async function open(by: SignedIn) {
    const { ticket } = (await by.post('/ops/ticket', { purpose: 'live' })).value as { ticket: string };
    const { port } = app.consoleServer.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/ops/live?ticket=${ticket}`, {
      headers: { cookie: by.cookie },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    /** The next event of this name; null if the channel closed first. */
    async function next(name: string): Promise<unknown> {
      for (;;) {
        const found = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? 'null');
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += new TextDecoder().decode(value);
      }
    }
    return { next, close: () => reader.cancel(), ticket };
  }
  const approvalsIn = (tasks: unknown) =>
    (tasks as Tasks).items.find(({ kind }) => kind === 'approvals')?.count;

  test('tells the counts at once and when they change', async () => {
    const channel = await open(two);
    const before = approvalsIn(await channel.next('tasks')) ?? 0;
    const id = await ask('second');
    expect(approvalsIn(await channel.next('tasks'))).toBe(before + 1);
    await two.post('/ops/approval/decide', { id, decision: 'refuse', reason: 'not now' });
    expect(approvalsIn(await channel.next('tasks'))).toBe(before);
    await channel.close();
  });

  test('ends with its session, wherever that was ended', async () => {
    const session = await signInAs(app, 'admin2');
    const channel = await open(session);
    await channel.next('tasks');
    await session.call('/ops/session', { method: 'DELETE' });
    expect(await channel.next('end')).toEqual({});
    expect(await channel.next('tasks')).toBeNull();
  });

  test('counts with the grants of now, not with those it was opened with', async () => {
    const id = await addOperator(app, 'demoted', { grants: ADMIN });
    const channel = await open(await signInAs(app, 'demoted'));
    expect(await channel.next('tasks')).toMatchObject({
      items: [
        { kind: 'approvals' },
        { kind: 'failed_jobs' },
        { kind: 'overdue_days' },
        { kind: 'waiting_chats' },
        { kind: 'room_reports' },
        { kind: 'follow_ups' },
        { kind: 'ledger_findings' },
        { kind: 'withdrawals' },
        { kind: 'deposit_reviews' },
        { kind: 'reconciliation_differences' },
        { kind: 'games_alerts' },
        { kind: 'held_wins' },
        { kind: 'card_cases' },
        { kind: 'disabled_titles' },
        { kind: 'vendor_differences' },
        { kind: 'overdue_draws' },
        { kind: 'promotion_applications' },
        { kind: 'promotion_grants' },
        { kind: 'mall_orders' },
        { kind: 'invite_reviews' },
      ],
    });
    await app.database.queries.execute(`delete from operators_grant where operator_id = '${id}'`);
    await ask('third');
    expect(await channel.next('tasks')).toEqual({ items: [], total: 0 });
    await channel.close();
  });

  test('takes its ticket once', async () => {
    const channel = await open(one);
    await channel.close();
    const again = await one.call(`/ops/live?ticket=${channel.ticket}`);
    expect([again.status, again.code]).toEqual([401, 'not_logged_in']);
  });
});
