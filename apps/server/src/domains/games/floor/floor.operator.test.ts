import { randomUUID } from 'node:crypto';
import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ONBOARDING_TOKEN,
  startTestArcade,
  type TestArcade,
} from '../../../../../arcade/src/testing/test-arcade.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Floor = AnswerOf<ConsoleContract['games']['floor']>;
type View = AnswerOf<ConsoleContract['games']['floorTable']>;
const merchant = 'harbor';
const BACCARAT = { vendor: 'LANTERNWORKS', gameCode: 'koi-pond-baccarat-table' };
const HOLDEM = { vendor: 'NORTHSTAR', gameCode: 'diamond-club-holdem' };
const reason = 'a shoe that looks wrong';

let app: TestApp;
let arcade: TestArcade;
let risk: SignedIn;
let second: SignedIn;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp();
  arcade = await startTestArcade({ isStill: true });
  const brand = app.modules.system.brands.ofMerchant(merchant);
  if (!brand) throw new Error('there is no brand');
  // Its own tests have an operator of this name, with another key.
  await arcade.database.queries.execute(sql`delete from arcade_operator`);
  await app.modules.games.connectVendors({
    brand,
    apiUrl: await arcade.server.listen({ host: '127.0.0.1', port: 0 }),
    onboardingToken: ONBOARDING_TOKEN,
    by: 'machine' as const,
    walletUrl: 'http://127.0.0.1:1/vendors/harbor/{vendor}',
  });
  operatorId = (await app.modules.games.vendors.find(brand.id, HOLDEM.vendor))?.operatorId ?? '';
  for (const name of ['risk', 'second'])
    await addOperator(app, name, { grants: [{ role: 'risk', merchantCode: merchant }] });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
  [risk, second] = [await signInAs(app, 'risk'), await signInAs(app, 'second')];
});
afterAll(async () => {
  await arcade?.close();
  await app?.close();
});

const floor = async () => (await risk.call('/ops/games/tables', { merchant })).value as Floor;
/** A little later than whatever was decided before. */
function change(changes: object, by = risk) {
  app.clock.advance(1);
  return by.post(
    '/ops/games/table/change',
    { ...BACCARAT, isOpen: true, least: '5.00', most: '500.00', reason, ...changes },
    { merchant },
  );
}
const told = async () => {
  app.clock.advance(1);
  arcade.clock.advance(1);
  await app.jobs.runDue();
};

/** A table of the arcade where a member sits. */
async function seat(memberId: string): Promise<string> {
  const [table, player] = [randomUUID(), randomUUID()];
  const { queries } = arcade.database;
  const at = sql`to_timestamp(${arcade.clock.now() / 1_000})`;
  await queries.execute(sql`
    insert into arcade_player (id, operator_id, user_name, created_at)
    values (${player}, ${operatorId}, ${memberId}, ${at})`);
  await queries.execute(sql`
    insert into arcade_card_table (id, operator_id, game_code, currency, stake, is_practice, hand_number, version, created_at)
    values (${table}, ${operatorId}, ${HOLDEM.gameCode}, 'CNY', 200000, false, 0, 0, ${at})`);
  await queries.execute(sql`
    insert into arcade_card_sitting (id, table_id, seat, game_code, currency, player_id, is_practice, state, stack, buy_in,
      top_up, lapses, bank_ms, owes_big, owes_small, hands, rake, joined_at)
    values (${randomUUID()}, ${table}, 2, ${HOLDEM.gameCode}, 'CNY', ${player}, false, 'seated', 20000000, 20000000,
      0, 0, 30000, false, false, 0, 0, ${at})`);
  return table;
}

test('a change is told to the vendor, holds for the brand, and stays with who made it and why', async () => {
  expect((await floor()).games.find(({ gameCode }) => gameCode === BACCARAT.gameCode)).toMatchObject({
    vendorName: 'Lanternworks',
    kind: 'live',
    isOpen: true,
    bounds: { least: '1.00', most: '10000.00' },
  });
  expect((await change({ isOpen: false })).status).toBe(200);
  expect((await floor()).orders[0]).toMatchObject({ state: 'asked', kind: 'change', isOpen: false, reason });
  await told();
  const { games, orders, currency } = await floor();
  expect(currency).toBe('CNY');
  expect(games.find(({ gameCode }) => gameCode === BACCARAT.gameCode)).toMatchObject({
    isOpen: false,
    limits: { least: '5.00', most: '500.00' },
  });
  expect(orders[0]).toMatchObject({ state: 'done', by: { name: 'risk' }, table: BACCARAT.gameCode });
});

test.each([
  [{ least: '0.50' }, 'invalid_input', 400],
  [{ most: '10000.01' }, 'invalid_input', 400],
  [{ least: '50.00', most: '10.00' }, 'invalid_input', 400],
  [{ gameCode: 'tide-dice' }, 'not_found', 404],
  [{ vendor: 'NOBODY' }, 'not_found', 404],
])('%j is refused: %s', async (changes, code, status) => {
  expect(await change(changes)).toMatchObject({ status, code });
});

test('who may only look changes and stops nothing', async () => {
  const support = await signInAs(app, 'support');
  expect((await change({}, support)).status).toBe(403);
  const stop = await support.post(
    '/ops/games/table/stop',
    { vendor: BACCARAT.vendor, table: BACCARAT.gameCode, reason },
    { merchant },
  );
  expect(stop.status).toBe(403);
});

test('a table is seen with the names of its members, and stopped by two persons', async () => {
  const { id } = await addMember(app, 'mary', { merchant });
  const table = await seat(id);
  expect((await floor()).tables.find((each) => each.table === table)).toMatchObject({
    kind: 'cards',
    seated: 1,
    seats: 6,
    stake: '2.00',
  });
  const see = () => risk.call(`/ops/games/table?vendor=${HOLDEM.vendor}&table=${table}`, { merchant });
  expect((await see()).value as View).toMatchObject({
    isStopped: false,
    players: [{ member: { id, account: 'mary' }, seat: 2, amount: '200.00', state: 'seated' }],
  });
  const body = { vendor: HOLDEM.vendor, table, reason };
  const asked = await risk.post('/ops/games/table/stop', body, { merchant });
  const { approvalId } = asked.value as { approvalId: string };
  expect((await risk.post('/ops/games/table/stop', body, { merchant })).code).toBe('approval_waiting');
  const decide = (by: SignedIn) =>
    by.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason });
  expect((await decide(risk)).status).toBe(403);
  await told();
  expect((await see()).value as View).toMatchObject({ isStopped: false });
  expect((await decide(second)).status).toBe(200);
  await told();
  expect((await see()).value as View).toMatchObject({ isStopped: true });
  expect((await floor()).orders[0]).toMatchObject({
    kind: 'stop',
    state: 'done',
    rounds: 1,
    returned: [{ currency: 'CNY', amount: '200.00' }],
    by: { name: 'second' },
  });
});

test('a table that is not there is neither seen nor stopped', async () => {
  const table = randomUUID();
  const look = await risk.call(`/ops/games/table?vendor=${HOLDEM.vendor}&table=${table}`, { merchant });
  const stop = await risk.post(
    '/ops/games/table/stop',
    { vendor: HOLDEM.vendor, table, reason },
    { merchant },
  );
  expect([look.code, stop.code]).toEqual(['not_found', 'not_found']);
});

test('a vendor that is away is named, and told of a decision as soon as it is back', async () => {
  expect((await change({ isOpen: true })).status).toBe(200);
  const { rows } = await app.database.queries.execute(
    sql`select api_url from games_vendor where code = ${BACCARAT.vendor}`,
  );
  const moveTo = async (url: unknown) => {
    await app.database.queries.execute(
      sql`update games_vendor set api_url = ${url} where code = ${BACCARAT.vendor}`,
    );
    const brand = app.modules.system.brands.ofMerchant(merchant);
    await app.modules.games.vendors.changed(brand?.id ?? '');
  };
  await moveTo('http://127.0.0.1:1');
  await told();
  const away = await floor();
  expect(away.silent).toEqual(['Lanternworks']);
  expect(away.orders[0]?.state).toBe('asked');
  expect((await change({})).code).toBe('vendor_unavailable');
  await moveTo((rows[0] as { api_url: string }).api_url);
  app.clock.advance(60_000);
  await told();
  expect((await floor()).orders[0]?.state).toBe('done');
});
