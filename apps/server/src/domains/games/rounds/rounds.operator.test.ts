import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperatorRound, RoundStep } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
let app: TestApp;
let support: SignedIn;
let risk: SignedIn;
let studio: TestVendor;
let player: { id: string };
const ids = {
  bet: randomUUID(),
  win: randomUUID(),
  second: randomUUID(),
  back: randomUUID(),
  refused: randomUUID(),
};

const told = {
  mechanic: 'dice',
  model: '99',
  pick: { side: 'under', chance: 5_000 },
  outcome: { roll: 1234 },
  server_seed_hash: 'ab'.repeat(32),
  server_seed: null,
  client_seed: 'mine',
  nonce: 3,
};
let answers = 200;
let url: string | null = null;
let asked: object = {};
const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    asked = JSON.parse(Buffer.concat(chunks).toString());
    reply.writeHead(answers).end(JSON.stringify({ evidence: told, url }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app = await startTestApp();
  studio = await openVendor(app, { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  await putVendor(app, 'STUDIO', [makeVendorTitle({ game_code: 'dice', names: { EN: 'Tide Dice' } })]);
  player = await addMember(app, 'player');
  const other = await addMember(app, 'other');
  for (const { id } of [player, other]) await studio.fund(id, 100n);
  const play = async (user: string, call: object) => {
    app.clock.advance(1);
    const token = await studio.openSession(user);
    const about = { user, game: 'dice', closes: false, about: null, amount: 0n };
    return studio.play({ ...about, ...call } as never, { token });
  };
  await play(player.id, { kind: 'bet', id: ids.bet, round: 'first', amount: 10n * UNIT });
  await play(player.id, {
    kind: 'win',
    id: ids.win,
    round: 'first',
    about: ids.bet,
    amount: 25n * UNIT,
    closes: true,
  });
  await play(player.id, { kind: 'rollback', id: ids.refused, round: 'first', about: ids.bet });
  await play(other.id, { kind: 'bet', id: ids.second, round: 'second', amount: 5n * UNIT });
  await play(other.id, { kind: 'rollback', id: ids.back, round: 'second', about: ids.second });
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
  await addOperator(app, 'risk', { grants: [{ role: 'risk', merchantCode: merchant }] });
  await addOperator(app, 'content', { grants: [{ role: 'content', merchantCode: merchant }] });
  support = await signInAs(app, 'support');
  risk = await signInAs(app, 'risk');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const find = async (query: string) =>
  (await support.call(`/ops/games/rounds?${query}`, { merchant })).value as {
    items: OperatorRound[];
    next: string | null;
  };
const rounds = async (query: string) => (await find(query)).items.map(({ round }) => round);
const detail = async (id: string) =>
  (await support.call(`/ops/games/round?vendor=STUDIO&id=${id}`, { merchant })).value as OperatorRound & {
    steps: RoundStep[];
    alerts: { transactionId: string }[];
  };

test('rounds are found by member, round, transaction, vendor, game and time, the newest first', async () => {
  expect(await rounds('')).toEqual(['second', 'first']);
  expect(await rounds('search=player')).toEqual(['first']);
  expect(await rounds(`search=${player.id}`)).toEqual(['first']);
  expect(await rounds('search=second')).toEqual(['second']);
  expect(await rounds(`search=${ids.win}`)).toEqual(['first']);
  expect(await rounds(`search=${randomUUID()}`)).toEqual([]);
  expect(await rounds(`search=${ids.win}&vendor=OTHER`)).toEqual([]);
  expect(await rounds('vendor=STUDIO&gameCode=dice')).toEqual(['second', 'first']);
  expect(await rounds('gameCode=crash')).toEqual([]);
  const [second, first] = (await find('')).items as [OperatorRound, OperatorRound];
  expect(await rounds(`from=${second.at}`)).toEqual(['second']);
  expect(await rounds(`until=${second.at}`)).toEqual(['first']);
  expect(first).toMatchObject({
    title: 'Tide Dice',
    staked: '10.00',
    won: '25.00',
    state: 'settled',
    isTrial: false,
  });
  expect(second).toMatchObject({ staked: '0.00', state: 'refunded', member: { account: 'other' } });
  const page = await find('limit=1');
  expect(await rounds(`limit=1&after=${page.next}`)).toEqual(['first']);
  expect((await support.call('/ops/games/rounds?after=x', { merchant })).code).toBe('invalid_input');
});

test('a round tells every transaction in order, with its answer and the posting that is in the ledger', async () => {
  const round = await detail(ids.win);
  expect(round.steps.map(({ kind, amount, answer }) => [kind, amount, answer])).toEqual([
    ['bet', '10.00', { status: 'RS_OK', balance: '90.00' }],
    ['win', '25.00', { status: 'RS_OK', balance: '115.00' }],
  ]);
  for (const { postingId, amount } of round.steps) {
    const posting = (await support.call(`/ops/ledger/posting?id=${postingId}`, { merchant })).value as {
      lines: { amount: string }[];
    };
    expect(posting.lines.map((line) => line.amount)).toEqual([amount]);
  }
  expect(round.alerts).toMatchObject([{ transactionId: ids.refused, settledAt: null }]);
  expect((await support.call(`/ops/games/round?vendor=STUDIO&id=${randomUUID()}`, { merchant })).code).toBe(
    'not_found',
  );
});

test('looking into a round is on record', async () => {
  const views = async () =>
    (
      await app.database.queries.execute(
        `select target_id from operators_audit where action = 'games.view_round'`,
      )
    ).rows.length;
  const before = await views();
  await detail(ids.second);
  expect(await views()).toBe(before + 1);
});

test('the vendor is asked how a round came out; one that cannot tell is not held to be down', async () => {
  const ask = () => support.call(`/ops/games/round/evidence?vendor=STUDIO&id=${ids.bet}`, { merchant });
  expect((await ask()).value).toEqual({
    url: null,
    canFrame: false,
    evidence: {
      mechanic: 'dice',
      model: '99',
      pick: told.pick,
      steps: [],
      outcome: told.outcome,
      serverSeedHash: told.server_seed_hash,
      serverSeed: null,
      clientSeed: 'mine',
      nonce: 3,
      draw: null,
    },
  });
  answers = 404;
  for (let times = 0; times < 4; times += 1) expect((await ask()).code).toBe('vendor_silent');
  answers = 200;
  expect((await ask()).status).toBe(200);
});

test('an alert waits on the desk until somebody says what was made of it', async () => {
  const waiting = async () =>
    (
      (await risk.call('/ops/tasks', { merchant })).value as { items: { kind: string; count: number }[] }
    ).items.find(({ kind }) => kind === 'games_alerts')?.count;
  expect(await waiting()).toBe(1);
  const body = { vendor: 'STUDIO', transactionId: ids.refused, reason: 'Their mistake; they were told' };
  expect((await support.post('/ops/games/alert/settle', body, { merchant })).code).toBe('not_permitted');
  expect((await risk.post('/ops/games/alert/settle', body, { merchant })).value).toMatchObject({
    settledReason: body.reason,
    settledBy: { name: 'risk' },
  });
  expect(await waiting()).toBe(0);
  expect((await risk.post('/ops/games/alert/settle', body, { merchant })).code).toBe('already_decided');
  const other = { ...body, transactionId: randomUUID() };
  expect((await risk.post('/ops/games/alert/settle', other, { merchant })).code).toBe('not_found');
  const states = async (state: string) =>
    ((await support.call(`/ops/games/alerts?state=${state}`, { merchant })).value as { items: object[] })
      .items.length;
  expect([await states('waiting'), await states('settled')]).toEqual([0, 1]);
  expect((await support.call('/ops/games/alerts?after=x', { merchant })).code).toBe('invalid_input');
});

test('a transaction is found from the search of the console', async () => {
  const { groups } = (await support.call(`/ops/search?q=${ids.bet}`)).value as {
    groups: { kind: string; items: object[] }[];
  };
  expect(groups.find(({ kind }) => kind === 'round')?.items).toMatchObject([
    { id: `STUDIO/${ids.bet}`, merchantCode: merchant },
  ]);
});

test('who edits the catalogue sees no rounds', async () => {
  const content = await signInAs(app, 'content');
  expect((await content.call('/ops/games/rounds', { merchant })).code).toBe('not_permitted');
});

test('rounds are found by their state, and by what was staked and won', async () => {
  expect(await rounds('state=settled')).toEqual(['first']);
  expect(await rounds('state=refunded')).toEqual(['second']);
  expect(await rounds('state=open')).toEqual([]);
  expect(await rounds('state=held')).toEqual([]);
  expect(await rounds('stakedFrom=10&stakedTo=10.00')).toEqual(['first']);
  expect(await rounds('stakedFrom=10.01')).toEqual([]);
  expect(await rounds('wonFrom=20&wonTo=25')).toEqual(['first']);
  expect(await rounds('wonTo=0')).toEqual(['second']);
  const { code } = await support.call('/ops/games/rounds?stakedFrom=much', { merchant });
  expect(code).toBe('invalid_input');
});

test('the vendor’s picture of a round is framed where the vendor is known, in the operator’s language', async () => {
  const path = `/ops/games/round/evidence?vendor=STUDIO&id=${ids.bet}&theme=light`;
  const look = async () =>
    (await support.call(path, { merchant })).value as { url: string; canFrame: boolean };
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/replay/one`;
  expect(await look()).toMatchObject({ url, canFrame: true });
  expect(asked).toMatchObject({
    lang: 'en',
    meta: { css: 'light' },
    frame_origin: expect.stringMatching(/^http/),
  });
  url = 'https://elsewhere.example/round';
  expect(await look()).toMatchObject({ url, canFrame: false });
  url = null;
  expect(await look()).toMatchObject({ url: null, canFrame: false });
});
