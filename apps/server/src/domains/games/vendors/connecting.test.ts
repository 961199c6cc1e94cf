import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  isSignedBy,
  OnboardingCall,
  readPublicKey,
  SIGNATURE_HEADER,
  type VendorTitle,
} from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const TOKEN = 'an onboarding token';
const title = (code: string): VendorTitle => ({
  game_code: code,
  names: { EN: `The game of ${code}` },
  category: 'RNG',
  classification: 'arcade',
  icon_url: 'https://studio.example/icon.png',
  return_to_player: '99.00',
  min_bet: '1',
  lines: 0,
  has_trial: true,
  added_at: 0,
});

let app: TestApp;
let origin: string;
/** The vendor's titles, and whether it is up. */
let titles = [title('dice')];
let isUp = true;
const operators = new Map<string, OnboardingCall>();
const asked: { path: string; isSigned: boolean }[] = [];
let publicKey: string;

const studios = createServer((request, reply) => void receive(request, reply));

async function receive(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = await text(request);
  const answer = (status: number, value: object) => reply.writeHead(status).end(JSON.stringify(value));
  if (!isUp) return void answer(503, {});
  if (request.url === '/onboarding') {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return void answer(401, {});
    const call = OnboardingCall.parse(JSON.parse(body));
    operators.set(call.operator_id, call);
    const mark_url = `${origin}/art/NOVA.svg`;
    const studio = {
      code: 'NOVA',
      name: 'Nova',
      public_key: publicKey,
      api_path: '/studios/NOVA',
      mark_url,
    };
    return void answer(200, { studios: [studio] });
  }
  const { operator_id } = JSON.parse(body) as { operator_id: string };
  const key = readPublicKey(operators.get(operator_id)?.public_key ?? '');
  const isSigned = await isSignedBy(Buffer.from(body), String(request.headers[SIGNATURE_HEADER]), key);
  asked.push({ path: request.url ?? '', isSigned });
  answer(200, { games: titles });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => studios.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(studios.address() as AddressInfo).port}`;
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus' })],
    env: { ARCADE_URL: origin, ARCADE_ONBOARDING_TOKEN: TOKEN, WALLET_ORIGIN: 'https://wallet.example' },
  });
  publicKey = (await openVendor(app, { merchant: 'lotus', code: 'OLD' })).publicKey;
});
afterAll(async () => {
  studios.closeAllConnections();
  studios.close();
  await app.close();
});

const listed = async () => {
  const brand = app.modules.system.brands.ofMerchant('harbor');
  const { titles: all } = await app.modules.games.catalogue.of(brand?.id ?? '');
  return all.map(({ nodeId }) => nodeId);
};

test('a demonstration connects brands once the studios are up, and those that know them no more', async () => {
  isUp = false;
  await app.modules.games.connectDemo();
  await app.modules.games.connectDemo();
  await app.jobs.runDue();
  expect(operators.size).toBe(0);
  isUp = true;
  app.clock.advance(60_000);
  await app.jobs.runDue();
  expect([...operators.keys()].sort()).toEqual(['harbor', 'lotus']);
  expect(operators.get('harbor')?.wallet_url).toBe('https://wallet.example/vendors/harbor/{vendor}');
  const list = { path: '/studios/NOVA/operator/generic/v2/game/list', isSigned: true };
  expect(asked).toEqual([list, list]);
  expect(await listed()).toEqual(['NOVA.dice']);
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
  const { hot, vendors } = await app.modules.games.catalogue.of(brandId);
  expect(vendors.map(({ markUrl }) => markUrl)).toEqual([`${origin}/art/NOVA.svg`]);
  expect(hot.map(({ nodeId, hotRank }) => ({ nodeId, hotRank }))).toEqual([
    { nodeId: 'NOVA.dice', hotRank: 1 },
  ]);
  await app.modules.games.connectDemo();
  await app.jobs.runDue();
  expect(asked).toHaveLength(2);
});

test('a vendor whose keys cannot be read keeps no other from being served', async () => {
  await putVendor(app, 'KEYLESS', []);
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
  await app.modules.games.vendors.changed(brandId);
  expect([...(await app.modules.games.vendors.all(brandId)).keys()]).toEqual(['NOVA']);
});

test('our private key is not readable in the database', async () => {
  const { rows } = await app.database.queries.execute(
    `select own_private_key from games_vendor where code = 'NOVA'`,
  );
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
});

test('connecting again keeps our key and what operators decided, and an operator connects nothing that is open', async () => {
  await app.database.queries.execute(`update games_vendor set bet_max = 5, sort = 9 where code = 'NOVA'`);
  const before = operators.get('harbor')?.public_key;
  const brand = app.modules.system.brands.ofMerchant('harbor');
  if (!brand) throw new Error('there is no brand');
  const walletUrl = 'https://wallet.example/{vendor}';
  const connecting = { brand, apiUrl: origin, onboardingToken: TOKEN, walletUrl, by: 'machine' as const };
  expect(await app.modules.games.connectVendors(connecting)).toEqual(['NOVA']);
  expect(operators.get('harbor')?.public_key).toBe(before);
  const { rows } = await app.database.queries.execute(
    `select bet_max, sort from games_vendor where code = 'NOVA' and operator_id = 'harbor'`,
  );
  expect(rows).toEqual([{ bet_max: 5n, sort: 9 }]);
  const byOperator = { ...connecting, by: 'operator' as const };
  expect(await app.modules.games.connectVendors(byOperator)).toEqual([]);
  await app.database.queries.execute(`delete from games_vendor where code = 'NOVA'`);
  expect(await app.modules.games.connectVendors(byOperator)).toEqual(['NOVA']);
  const closed = await app.database.queries.execute(`select is_open from games_vendor where code = 'NOVA'`);
  expect(closed.rows).toEqual([{ is_open: false }]);
  await app.database.queries.execute(`update games_vendor set is_open = true where code = 'NOVA'`);
  await app.modules.games.vendors.changed(brand.id);
  await expect(
    app.modules.games.connectVendors({ ...connecting, onboardingToken: 'wrong' }),
  ).rejects.toThrow();
});

test('titles are renewed daily', async () => {
  titles = [title('dice'), title('crash')];
  await app.jobs.start();
  await app.jobs.runDue();
  app.clock.advance(25 * 3_600_000);
  await app.jobs.runDue();
  await app.jobs.stop();
  expect((await listed()).sort()).toEqual(['NOVA.crash', 'NOVA.dice']);
});

test('over a real connection the door is not counted by address, and strangers at it are', async () => {
  const small = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '3' } });
  const vendor = await openVendor(small);
  const { id } = await addMember(small, 'wired');
  await small.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = small.server.server.address() as AddressInfo;
  const body = JSON.stringify({ user: id, request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af' });
  const send = (signature: string) =>
    fetch(`http://127.0.0.1:${port}/vendors/harbor/STUDIO/user/info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
    });
  for (let times = 0; times < 10; times += 1)
    expect(await (await send(vendor.signOf(body))).json()).toMatchObject({ status: 'RS_OK' });
  const statuses = [];
  for (let times = 0; times < 5; times += 1) statuses.push((await send('')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await small.close();
});
