import { randomUUID } from 'node:crypto';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';
import { REPLAY_TICKET_MS } from './replays.rules.ts';

const FRAMER = 'https://console.example';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ isStill: true });
});
afterAll(() => arcade.close());

const MINES = { game_code: 'jewel-mines', pick: { mines: 3 } };

async function ask(round: { id: string; gameCode: string }, user: string, changes: object = {}) {
  const studio = round.gameCode === 'tide-dice' ? 'TIDEWATER' : 'NORTHSTAR';
  const call = { operator_id: OPERATOR_ID, user, game_code: round.gameCode, round: round.id };
  const { body } = await arcade.ask(studio, 'gameRound', { ...call, frame_origin: FRAMER, ...changes });
  return new URL(GameRoundAnswer.parse(body).url ?? '');
}

async function playDice() {
  const user = randomUUID();
  const player = await arcade.open({ user });
  const { body } = await player.play();
  return { user, player, round: body, url: await ask(body, user) };
}

const bearerOf = (url: URL) => {
  const [content] = (url.pathname.split('/').at(-1) ?? '').split('.');
  return { authorization: `Bearer ${content}.${url.hash.slice(1)}` };
};

async function look(url: URL) {
  const answer = await arcade.server.inject({ url: '/api/replay', headers: bearerOf(url) });
  return { status: answer.statusCode, body: answer.json() };
}

const open = (url: URL) => arcade.server.inject({ url: url.pathname + url.search });

test('shows one round as its player saw it, in a frame of the operator alone', async () => {
  const { round, url } = await playDice();
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${FRAMER};`);
  expect(page.body).toContain('"isReplay":true');
  expect(page.body).not.toContain(round.id);
  const { status, body } = await look(url);
  expect(status).toBe(200);
  expect(body.currency.code).toBe('CNY');
  expect(body.turns).toHaveLength(1);
  expect(body.turns[0]).toMatchObject({ id: round.id, seen: round.seen, payout: round.payout, isOver: true });
  expect(JSON.stringify(body)).not.toContain('serverSeed');
});

test('shows every turn of a round with steps, and nothing that was not uncovered then', async () => {
  const user = randomUUID();
  const player = await arcade.open({ user, game_code: MINES.game_code }, 'NORTHSTAR');
  const { body: placed } = await player.play({ roundId: randomUUID(), stake: '10.00', pick: MINES.pick });
  const { body: opened } = await player.step(placed, { open: 7 });
  const url = await ask(placed, user);
  const { body } = await look(url);
  expect(body.turns.map(({ steps }: { steps: object[] }) => steps.length)).toEqual([0, 1]);
  expect(body.turns[0].seen).toEqual(placed.seen);
  expect(body.turns[1].seen).toEqual(opened.seen);
});

test('without an origin to frame it, the page stands alone', async () => {
  const { user, round } = await playDice();
  const page = await open(await ask(round, user, { frame_origin: null, lang: 'vi', meta: { css: 'light' } }));
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none';");
  expect(page.body).toContain('<html lang="vi" data-theme="light">');
});

test('a ticket plays nothing, lists nothing and shows no other round', async () => {
  const { player, round, url } = await playDice();
  const headers = bearerOf(url);
  for (const path of ['/api/session', '/api/balance', '/api/rounds', `/api/rounds/${round.id}`])
    expect((await arcade.server.inject({ url: path, headers })).statusCode).toBe(401);
  for (const path of ['/api/rounds', `/api/rounds/${round.id}/steps`, '/api/seeds'])
    expect((await arcade.post(path, '{}', headers)).status).toBe(401);
  const { url: other } = await playDice();
  const mixed = new URL(url);
  mixed.hash = other.hash;
  expect((await look(mixed)).status).toBe(401);
  // Neither a player's key nor the signature of the address is a key to a round.
  expect((await arcade.server.inject({ url: '/api/replay', headers: player.bearer })).statusCode).toBe(401);
  const signed = new URL(url);
  signed.hash = url.pathname.split('.').at(-1) ?? '';
  expect((await look(signed)).status).toBe(401);
});

test.each([
  ['a forged framer', (text: string) => text.replace(FRAMER, 'https://elsewhere.example')],
  ['a later end', (text: string) => text.replace(/ \d+ /, ' 9999999999999 ')],
])('%s is refused', async (_what, forge) => {
  const { url } = await playDice();
  const [content = '', signature] = (url.pathname.split('/').at(-1) ?? '').split('.');
  const forged = Buffer.from(forge(Buffer.from(content, 'base64url').toString())).toString('base64url');
  const other = new URL(url);
  other.pathname = `/replay/${forged}.${signature}`;
  expect((await open(other)).statusCode).toBe(401);
  expect((await look(other)).status).toBe(401);
});

test('a ticket ends', async () => {
  const { url } = await playDice();
  arcade.clock.advance(REPLAY_TICKET_MS - 1);
  expect((await look(url)).status).toBe(200);
  arcade.clock.advance(1);
  expect((await look(url)).status).toBe(401);
  expect((await open(url)).statusCode).toBe(401);
});

describe('a player', () => {
  test('sees their own round again, turn by turn, as an operator does', async () => {
    const user = randomUUID();
    const player = await arcade.open({ user, game_code: MINES.game_code }, 'NORTHSTAR');
    const { body: placed } = await player.play({ roundId: randomUUID(), stake: '10.00', pick: MINES.pick });
    expect((await player.get(`/api/rounds/${placed.id}/turns`)).status).toBe(404);
    const { body: opened } = await player.step(placed, { open: 7 });
    if (!opened.isOver) await player.step(opened, { stop: true });
    const { status, body } = await player.get(`/api/rounds/${placed.id}/turns`);
    expect(status).toBe(200);
    expect(body).toEqual((await look(await ask(placed, user))).body);
    expect(body.turns[0].seen).toEqual(placed.seen);
    expect(body.turns.at(-1).isOver).toBe(true);
  });

  test('sees no round of anybody else, and none without a session', async () => {
    const { round } = await playDice();
    const other = await arcade.open({ user: randomUUID() });
    const path = `/api/rounds/${round.id}/turns`;
    expect((await other.get(path)).status).toBe(404);
    expect((await arcade.server.inject({ url: path })).statusCode).toBe(401);
  });
});
