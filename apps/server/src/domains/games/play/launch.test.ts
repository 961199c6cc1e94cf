import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DAY_MS } from '@parlour/clock/durations';
import { PRIZE_MODES } from '@parlour/contract';
import { isSignedBy, readPublicKey, SIGNATURE_HEADER } from '@parlour/wallet-protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { addPlayer } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gamesTitle } from '../catalogue/catalogue.schema.ts';
import { REST_MS } from '../vendors/health.rules.ts';

type Received = { path: string; body: Record<string, string>; isSigned: boolean };

let app: TestApp;
let vendor: TestVendor;
let received: Received[] = [];
/** What the vendor does with the next calls. */
let behave: (reply: ServerResponse) => void = answerUrl;
const studio = createServer((request, reply) => void receive(request, reply));

function answerUrl(reply: ServerResponse): void {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify({ url: `https://studio.example/play?${received.length}` }));
}

async function receive(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = await text(request);
  const signature = String(request.headers[SIGNATURE_HEADER]);
  received.push({
    path: request.url ?? '',
    body: JSON.parse(body),
    isSigned: await isSignedBy(Buffer.from(body), signature, readPublicKey(vendor.publicKey)),
  });
  behave(reply);
}

beforeAll(async () => {
  app = await startTestApp();
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
  const { port } = studio.address() as AddressInfo;
  vendor = await openVendor(app, { apiUrl: `http://127.0.0.1:${port}/studio` });
  for (const [gameCode, hasTrial] of [
    ['dice', true],
    ['crash', false],
  ] as const)
    await app.database.queries.insert(gamesTitle).values({
      brandId: vendor.brand.id,
      nodeId: `STUDIO.${gameCode}`,
      vendor: 'STUDIO',
      gameCode,
      category: 'RNG',
      classification: 'arcade',
      names: { EN: gameCode, CN: `${gameCode} 中文` },
      iconUrl: 'https://studio.example/icon.png',
      returnToPlayer: '99.00',
      minBet: 0n,
      lines: 0,
      hasTrial,
      sort: gameCode === 'dice' ? 0 : 1,
      hotRank: null,
      isNew: false,
      isHidden: false,
      isGone: false,
      addedAt: new Date(app.clock.now()),
    });
});
afterEach(() => {
  behave = answerUrl;
  received = [];
  // Resets the vendor's health after each test.
  app.clock.advance(10 * REST_MS);
});
afterAll(async () => {
  studio.closeAllConnections();
  studio.close();
  await app.close();
});

const LAUNCH = '/wps/game/launchGame?gameCategory=RNG&vendor=STUDIO';
type Launched = {
  url: string;
  currency: string;
  isResumed: boolean;
  game: { nodeId: string; gameName: string };
};

async function signIn(account: string) {
  const player = await addPlayer(app, account);
  return {
    ...player,
    launch: (query = '&gameId=dice', headers = {}) => player.browser.call(`${LAUNCH}${query}`, { headers }),
  };
}

test('a launch asks the vendor, signed, for the title, and gives it a token that opens the wallet', async () => {
  const player = await signIn('launcher');
  const { value, status } = await player.launch('&nodeId=STUDIO.dice', { language: 'CN' });
  expect(status).toBe(200);
  expect(value as Launched).toMatchObject({
    url: 'https://studio.example/play?1',
    currency: 'CNY',
    isResumed: false,
    game: { nodeId: 'STUDIO.dice', gameName: 'dice 中文' },
  });
  const [{ path, body, isSigned } = {} as Received] = received;
  expect(path).toBe('/studio/operator/generic/v2/game/url');
  expect(isSigned).toBe(true);
  expect(body).toMatchObject({
    user: player.id,
    game_code: 'dice',
    operator_id: 'harbor',
    platform: 'GPL_MOBILE',
    lang: 'zh',
    currency: 'CNY',
    sub_partner_id: 'harbor',
    meta: { bar: 'lobby', pace: 'free', buy: true },
  });
  expect(body.lobby_url).toMatch(/^http:\/\/[^/]+\/m\/home$/);
  expect(body.deposit_url).toMatch(/^http:\/\/[^/]+\/m\/voucherCenter$/);
  const { token } = body;
  expect((await vendor.call('balance', { user: player.id, token, game_code: 'dice' })).status).toBe('RS_OK');
  const { rows } = await app.database.queries.execute(`select token_hash from games_session`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('what a lottery pays by is told to the vendor, where the page asked for it', async () => {
  const player = await signIn('chooser');
  await player.launch(`&gameId=dice&prizeMode=${PRIZE_MODES[0]}`);
  expect(received[0]?.body).toMatchObject({ meta: { prize_mode: PRIZE_MODES[0] } });
  expect((await player.launch('&gameId=dice&prizeMode=of_mine')).code).toBe('invalid_input');
});

test('without a title the first of the vendor in the category is opened', async () => {
  const player = await signIn('first');
  expect(((await player.launch('')).value as Launched).game.nodeId).toBe('STUDIO.dice');
  expect((await player.launch('&gameId=crash')).value).toMatchObject({ game: { nodeId: 'STUDIO.crash' } });
});

test('what is not there is not found, and nobody is asked', async () => {
  const player = await signIn('lost');
  expect((await player.launch('&gameId=none')).code).toBe('not_found');
  expect((await player.launch('&nodeId=OTHER.dice')).code).toBe('not_found');
  expect(received).toEqual([]);
});

test('a launch without a session is refused', async () => {
  const stranger = openBrowser(app);
  expect((await stranger.call(`${LAUNCH}&gameId=dice`)).code).toBe('not_logged_in');
});

test('an unfinished round is resumed, and no longer once it has ended', async () => {
  const player = await signIn('resumer');
  await vendor.fund(player.id, 10n);
  const token = await vendor.openSession(player.id);
  const bet = {
    user: player.id,
    token,
    game_code: 'dice',
    transaction_uuid: '0190c0de-0000-7000-8000-00000000000a',
    supplier_transaction_id: 's',
    round: 'unfinished',
    round_closed: false,
    amount: 100_000n,
    currency: 'CNY',
    is_free: false,
    is_supplier_promo: false,
  };
  await vendor.call('bet', bet);
  expect(((await player.launch()).value as Launched).isResumed).toBe(true);
  const end = {
    ...bet,
    transaction_uuid: '0190c0de-0000-7000-8000-00000000000b',
    reference_transaction_uuid: bet.transaction_uuid,
    amount: 0n,
    round_closed: true,
  };
  expect((await vendor.call('win', end)).status).toBe('RS_OK');
  expect(((await player.launch()).value as Launched).isResumed).toBe(false);
  const records = await player.browser.call('/wps/records/bets?source=games');
  expect((records.value as { items: object[] }).items).toMatchObject([
    { reference: 'unfinished', staked: '1.00', won: '0.00', state: 'settled', vendor: 'STUDIO' },
  ]);
  for (const path of ['/wps/relay/ODS2_MemberTransaction?kinds=bet', '/wps/records/bets?source=ledger'])
    expect((await player.browser.call(path)).value).toMatchObject({
      items: [
        { reference: 'unfinished', title: (records.value as { items: { title: string }[] }).items[0]?.title },
      ],
    });
});

test('who is excluded or locked from play is told so, and the vendor hears nothing', async () => {
  const excluded = await signIn('excluded2');
  await excluded.exclude('24h');
  await excluded.login();
  const until = app.clock.now() + DAY_MS;
  expect(await excluded.launch()).toMatchObject({
    code: 'excluded',
    value: { end: 'date', until },
  });
  await excluded.exclude('forever');
  expect(await excluded.launch()).toMatchObject({
    value: { end: 'never', until: null },
  });
  const locked = await signIn('locked2');
  await app.database.queries.execute(
    `insert into protection_guard (brand_id, member_id, is_deposit_locked, is_play_locked, limits)
     values ('${vendor.brand.id}', '${locked.id}', false, true, '{}')`,
  );
  expect((await locked.launch()).code).toBe('money_locked');
  expect(received).toEqual([]);
});

test('a trial plays in trial money, and only what is offered to trials', async () => {
  const trial = await addMember(app, 'trial9', { type: 4 });
  const browser = openBrowser(app);
  await browser.login('trial9');
  expect((await browser.call(`${LAUNCH}&gameId=crash`)).code).toBe('trial_not_offered');
  const { value } = await browser.call(`${LAUNCH}&gameId=dice`);
  expect((value as Launched).currency).toBe('XXX');
  expect(received[0]?.body).toMatchObject({ user: trial.id, currency: 'XXX' });
  expect(received[0]?.body).not.toHaveProperty('deposit_url');
});

test.each([
  ['refuses', (reply: ServerResponse) => void reply.writeHead(500).end()],
  ['answers garbage', (reply: ServerResponse) => void reply.end('<html>')],
  ['answers no web address', (reply: ServerResponse) => void reply.end('{"url":"javascript:alert(1)"}')],
  ['hangs up', (reply: ServerResponse) => void reply.destroy()],
  ['leads elsewhere', (reply: ServerResponse) => void reply.writeHead(302, { location: '/' }).end()],
])('a vendor that %s is unavailable', async (_how, how) => {
  behave = how;
  const player = await signIn(`unlucky${Math.trunc(performance.now())}`);
  expect((await player.launch()).code).toBe('vendor_unavailable');
});

test('a vendor that keeps failing is left alone, then tried by one call, then served again', async () => {
  const player = await signIn('patient');
  // The vendor works again.
  expect((await player.launch()).status).toBe(200);
  received = [];
  behave = (reply) => void reply.writeHead(503).end();
  for (let times = 0; times < 5; times += 1) expect((await player.launch()).code).toBe('vendor_unavailable');
  expect(received).toHaveLength(3);
  app.clock.advance(REST_MS);
  expect((await player.launch()).code).toBe('vendor_unavailable');
  expect((await player.launch()).code).toBe('vendor_unavailable');
  expect(received).toHaveLength(4);
  behave = answerUrl;
  app.clock.advance(REST_MS);
  expect((await player.launch()).status).toBe(200);
  expect((await player.launch()).status).toBe(200);
});

test('a vendor that operators closed is unavailable', async () => {
  await app.database.queries.execute(`update games_vendor set is_open = false`);
  await app.modules.games.vendors.changed(vendor.brand.id);
  const player = await signIn('closed9');
  expect((await player.launch()).code).toBe('vendor_unavailable');
  await app.database.queries.execute(`update games_vendor set is_open = true`);
  await app.modules.games.vendors.changed(vendor.brand.id);
});
