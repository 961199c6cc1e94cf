import { randomUUID } from 'node:crypto';
import { passesAt } from '@parlour/game-rules/crash';
import { readUtc, writeUtc } from '@parlour/wallet-protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { sitAt, type TestTable } from '../testing/test-table.ts';
import type { TableRound } from './table-rounds.repo.ts';

let arcade: TestArcade;
let table: TestTable;
beforeAll(async () => {
  arcade = await startTestArcade({ isStill: true });
  table = await sitAt(arcade);
});
afterAll(() => arcade.close());

test('before it ends, no answer, no event and no row tells where a flight will end', async () => {
  const { flight, point, page, roundId } = await flyHigh();
  const endsAt = (flight.startedAt?.getTime() ?? 0) + passesAt(point);
  const seed = arcade.secrets.decrypt('arcade-flight-seed', flight.seed).toString();
  const told: unknown[] = [];
  for (const ms of [0, 1_000, passesAt(500), passesAt(point) - 1]) {
    arcade.clock.set((flight.startedAt?.getTime() ?? 0) + ms);
    await table.look();
    told.push(...(await askEverything(page, roundId)), ...(await readAllRows()));
  }
  const events = table.heard.filter(({ data }) => Number(data.now) >= (flight.opensAt?.getTime() ?? 0));
  expect(events.some(({ data }) => data.phase === 'running')).toBe(true);
  told.push(...events);
  expect(told.length).toBeGreaterThan(40);
  const leaves = told.flatMap(leavesOf);
  const telling = [point, point / 100, passesAt(point), endsAt];
  const words = [
    String(point),
    (point / 100).toFixed(2),
    String(endsAt),
    new Date(endsAt).toISOString(),
    seed,
  ];
  for (const leaf of leaves) {
    if (typeof leaf === 'number') expect(telling).not.toContain(leaf);
    else for (const word of words) expect(leaf === word || leaf.includes(seed)).toBe(false);
  }
  // And the walk would see it: a moment later all of it is there.
  arcade.clock.set(endsAt);
  await table.look();
  const after = [...(await askEverything(page, roundId)), ...table.heard.slice(-3)].flatMap(leavesOf);
  expect(after).toContain(seed);
  expect(after).toContain(point);
});

type Page = Awaited<ReturnType<TestArcade['open']>>;

/** A flight with one bet, so high that its figures are found nowhere by chance. */
async function flyHigh(): Promise<{ flight: TableRound; point: number; page: Page; roundId: string }> {
  const order = { stake: '10.00', pick: { target: null } };
  const roundId = await table.chooseId(order, (point) => point > 1_000 && point < 100_000);
  const page = await arcade.open({ user: randomUUID(), game_code: 'comet-crash' }, 'REDFINCH');
  expect((await page.post('/api/rounds', { roundId, ...order })).status).toBe(200);
  const flight = await table.left();
  return { flight, point: table.foresee(flight), page, roundId };
}

/** Every call that answers anybody: the player, another one, nobody in particular, and the operator. */
async function askEverything(page: Page, roundId: string): Promise<unknown[]> {
  const { userName: user } = page;
  const other = await arcade.open({ user: randomUUID(), game_code: 'comet-crash' }, 'REDFINCH');
  const document = await arcade.server.inject({ url: page.url.pathname });
  const call = { operator_id: OPERATOR_ID, user, game_code: 'comet-crash', round: roundId };
  const now = arcade.clock.now();
  const span = { start_time: writeUtc(now - 3_600_000), end_time: writeUtc(now + 3_600_000) };
  expect(readUtc(span.end_time)).toBeGreaterThan(now);
  const bet = { roundId: randomUUID(), stake: '10.00', pick: { target: 200 } };
  return [
    await page.get('/api/session'),
    await page.get('/api/balance'),
    await page.get('/api/rounds'),
    await page.get(`/api/rounds/${roundId}`),
    await page.post('/api/rounds', { roundId, stake: '10.00', pick: { target: null } }),
    await page.post(`/api/rounds/${roundId}/steps`, { index: 1, step: { stop: true } }),
    await other.get('/api/session'),
    await other.post('/api/rounds', bet),
    await other.post(`/api/rounds/${roundId}/steps`, { index: 0, step: { stop: true } }),
    document.body.replace(/nonce="[^"]*"/g, ''),
    await arcade.ask('REDFINCH', 'gameRound', call),
    await arcade.ask('REDFINCH', 'gameList', { operator_id: OPERATOR_ID }),
    await arcade.ask('REDFINCH', 'transactions', { operator_id: OPERATOR_ID, ...span }),
  ];
}

/** What somebody would find who reads the database and has no key. */
async function readAllRows(): Promise<unknown[]> {
  const { queries } = arcade.database;
  const { rows: tables } = await queries.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const all: unknown[] = [];
  for (const { table_name: name } of tables as { table_name: string }[]) {
    const { rows } = await queries.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} as t`);
    all.push(...rows);
  }
  return all;
}

function leavesOf(value: unknown): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
