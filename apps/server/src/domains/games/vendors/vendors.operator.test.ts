import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR_MS } from '@parlour/clock/durations';
import type { OperatorVendor } from '@parlour/contract';
import { isSignedBy, readPublicKey, SIGNATURE_HEADER } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { openVendor, type TestVendor } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const reason = 'as agreed with them';
const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (pair: ReturnType<typeof makePair>) =>
  pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;

let app: TestApp;
let admin: SignedIn;
let studio: TestVendor;
let memberId: string;
/** How the vendor behaves, and the last call it got. */
let isUp = true;
let onboarding = 200;
let asked: { body: string; signature: string } | null = null;
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked = {
    body: Buffer.concat(chunks).toString(),
    signature: String(request.headers[SIGNATURE_HEADER]),
  };
  if (request.url?.startsWith('/onboarding/')) return void reply.writeHead(onboarding).end('{}');
  if (!isUp) return void reply.writeHead(502).end('{}');
  reply.writeHead(200).end(JSON.stringify({ games: [makeVendorTitle({ game_code: 'dice' })] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app = await startTestApp();
  studio = await openVendor(app, {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  memberId = (await addMember(app, 'player')).id;
  for (const name of ['admin', 'second'])
    await addOperator(app, name, { grants: [{ role: 'admin', merchantCode: null }] });
  await addOperator(app, 'editor', { grants: [{ role: 'content', merchantCode: merchant }] });
  admin = await signInAs(app, 'admin');
});
beforeEach(() => {
  isUp = true;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const all = async () =>
  (await admin.call('/ops/games/vendors', { merchant })).value as { items: OperatorVendor[] };
const one = async (code = 'STUDIO') =>
  (await all()).items.find((vendor) => vendor.code === code) as OperatorVendor;
const post = async (path: string, body: object = {}) =>
  admin.post(path, { code: 'STUDIO', version: (await one()).version, reason, ...body }, { merchant });
/** A second admin approves what takes two. */
const approved = async <Asked extends { value: unknown; status: number }>(asked: Asked) => {
  const { approvalId } = (asked.value ?? {}) as { approvalId?: string };
  if (!approvalId) return asked;
  const second = await signInAs(app, 'second');
  return second.post('/ops/approval/decide', { id: approvalId, decision: 'approve', reason });
};
const save = async (about: object) => {
  const { code, version, isOpen, betMax, winMax, dayWinMax, apiUrl, operatorId } = await one();
  const body = { code, version, isOpen, betMax, winMax, dayWinMax, apiUrl, operatorId, reason, ...about };
  return approved(await admin.call('/ops/games/vendor', { method: 'PUT', body, merchant }));
};
const takeKey = async (publicKey: string, overlapHours: number) =>
  approved(await post('/ops/games/vendor/key/theirs', { publicKey, overlapHours }));
const infoBody = () => JSON.stringify({ user: memberId, request_uuid: randomUUID() });
/** The wallet's answer to a call signed with this key. */
const signedBy = async (pair: ReturnType<typeof makePair>) => {
  const body = infoBody();
  const signature = sign('RSA-SHA256', Buffer.from(body), pair.privateKey).toString('base64');
  return (await studio.send('info', body, { signature })).status;
};
const lobbyTitles = async () =>
  (await app.server.inject({ url: '/wps/relay/GCSGAME_gameList', headers: { merchant } })).json().value.games
    .length;

test('a vendor is listed with the address of the wallet and fingerprints, and no private half is told', async () => {
  const vendor = await one();
  expect(vendor).toMatchObject({ isOpen: true, betMax: null, health: { state: 'well', failures: 0 } });
  expect(vendor.walletUrl).toMatch(/^https?:\/\/[^/]+\/vendors\/harbor\/STUDIO$/);
  expect(vendor.keys.map(({ side, state }) => [side, state])).toEqual([
    ['ours', 'in_use'],
    ['theirs', 'in_use'],
  ]);
  expect(vendor.keys[0]?.fingerprint).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(await all())).not.toContain('PRIVATE');
});

test('closing a vendor empties the lobby of its titles at once, and opening it brings them back', async () => {
  expect((await post('/ops/games/vendor/titles')).status).toBe(200);
  expect(await lobbyTitles()).toBe(1);
  const { origin } = new URL((await one()).apiUrl);
  const policy = async () =>
    String((await app.server.inject({ url: '/m/home' })).headers['content-security-policy']);
  expect(await policy()).toContain(origin);
  expect((await save({ isOpen: false })).status).toBe(200);
  expect(await lobbyTitles()).toBe(0);
  expect(await policy()).not.toContain(origin);
  const balance = { user: memberId, token: 'a token of no session', game_code: 'dice' };
  expect((await studio.call('balance', balance)).status).toBe('RS_ERROR_INVALID_PARTNER');
  await save({ isOpen: true });
  expect(await lobbyTitles()).toBe(1);
});

test('the highest bet holds from the next bet on, and is a number above zero', async () => {
  await studio.fund(memberId, 100n);
  const token = await studio.openSession(memberId);
  const bet = () =>
    studio.play(
      {
        kind: 'bet',
        id: randomUUID(),
        user: memberId,
        game: 'dice',
        round: randomUUID(),
        closes: false,
        amount: 500_000n,
        about: null,
      },
      { token },
    );
  expect((await bet()).status).toBe('RS_OK');
  await save({ betMax: '4.99' });
  expect((await bet()).status).toBe('RS_ERROR_LIMIT_REACHED');
  for (const betMax of ['0', '-1', 'much']) expect((await save({ betMax })).code).toBe('invalid_input');
  await save({ betMax: null });
  expect((await bet()).status).toBe('RS_OK');
});

test('who saves what somebody changed meanwhile is refused', async () => {
  const { version } = await one();
  expect((await save({ version })).status).toBe(200);
  const again = await save({ version });
  expect([again.status, again.code]).toEqual([409, 'stale']);
  const unknown = { code: 'NOBODY', version: 1, reason };
  expect((await admin.post('/ops/games/vendor/key/ours', unknown, { merchant })).code).toBe('not_found');
});

test('a key of theirs is replaced with an overlap: both are accepted until it ends, then only the new one', async () => {
  const [first, second] = [makePair(), makePair()];
  await takeKey(pemOf(first), 0);
  expect(await signedBy(first)).toBe('RS_OK');
  expect((await takeKey(pemOf(second), 2)).status).toBe(200);
  expect([await signedBy(first), await signedBy(second)]).toEqual(['RS_OK', 'RS_OK']);
  app.clock.advance(2 * HOUR_MS);
  // The session has expired by now.
  admin = await signInAs(app, 'admin');
  expect([await signedBy(first), await signedBy(second)]).toEqual(['RS_ERROR_INVALID_SIGNATURE', 'RS_OK']);
});

test('a key that is still accepted can be revoked at once', async () => {
  const [first, second] = [makePair(), makePair()];
  await takeKey(pemOf(first), 0);
  await takeKey(pemOf(second), 24);
  expect(await signedBy(first)).toBe('RS_OK');
  const keyId = (await one()).keys.find(({ state }) => state === 'accepted')?.id;
  expect((await post('/ops/games/vendor/key/revoke', { keyId })).status).toBe(200);
  expect([await signedBy(first), await signedBy(second)]).toEqual(['RS_ERROR_INVALID_SIGNATURE', 'RS_OK']);
  expect((await post('/ops/games/vendor/key/revoke', { keyId })).code).toBe('not_found');
});

test('a new key of ours signs once somebody says that the vendor has it, and the old one is gone', async () => {
  const before = (await one()).keys.find(({ side, state }) => side === 'ours' && state === 'in_use');
  expect((await post('/ops/games/vendor/key/ours')).status).toBe(200);
  const next = (await one()).keys.find(({ state }) => state === 'next');
  const isSignedWith = async (publicKey = '') => {
    await post('/ops/games/vendor/titles');
    return isSignedBy(Buffer.from(asked?.body ?? ''), asked?.signature ?? '', readPublicKey(publicKey));
  };
  expect(await isSignedWith(before?.publicKey)).toBe(true);
  expect((await post('/ops/games/vendor/key/use', { keyId: next?.id })).status).toBe(200);
  expect(await isSignedWith(before?.publicKey)).toBe(false);
  expect(await isSignedWith(next?.publicKey)).toBe(true);
  const { rows } = await app.database.queries.execute(
    `select count(*)::int as kept from games_vendor_key where private_key is not null`,
  );
  expect(rows).toEqual([{ kept: 0 }]);
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const secret = makePair().privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  for (const publicKey of ['no key'.repeat(40), pemOf(short), secret])
    expect((await post('/ops/games/vendor/key/theirs', { publicKey, overlapHours: 0 })).code).toBe(
      'invalid_input',
    );
});

test('how a vendor answers is seen: what failed, that it rests, and that it is well again', async () => {
  isUp = false;
  for (let times = 0; times < 3; times += 1)
    expect((await post('/ops/games/vendor/titles')).code).toBe('vendor_silent');
  const failing = (await one()).health;
  expect(failing).toMatchObject({ state: 'resting', failures: 3, failedAt: app.clock.now() });
  expect(failing.failure).toBe('garbled');
  app.clock.advance(10_000);
  expect((await one()).health.state).toBe('failing');
  isUp = true;
  await post('/ops/games/vendor/titles');
  expect((await one()).health).toMatchObject({ state: 'well', failures: 0, recoveredAt: app.clock.now() });
});

test('a vendor is added by hand: closed, with a pair of ours of its own, once', async () => {
  const body = {
    code: 'NEWCOMER',
    name: 'Newcomer',
    apiUrl: 'https://vendor.example/api/',
    operatorId: 'harbor-7',
    publicKey: pemOf(makePair()),
    reason,
  };
  expect((await admin.post('/ops/games/vendors', body, { merchant })).status).toBe(200);
  expect(await one('NEWCOMER')).toMatchObject({
    isOpen: false,
    apiUrl: 'https://vendor.example/api',
    titles: 0,
  });
  expect((await admin.post('/ops/games/vendors', body, { merchant })).code).toBe('invalid_input');
  const token = { apiUrl: 'http://127.0.0.1:9', token: 'a token they told us', reason };
  expect((await admin.post('/ops/games/vendors/onboard', token, { merchant })).code).toBe('vendor_silent');
  const { rows } = await app.database.queries.execute(
    `select changes::text as changes from operators_audit where action = 'games.onboard_vendors'`,
  );
  expect(JSON.stringify(rows)).not.toContain('a token they told us');
});

test('nobody points a vendor at a private network', async () => {
  const about = {
    code: 'INSIDER',
    name: 'Insider',
    operatorId: 'harbor',
    publicKey: pemOf(makePair()),
    reason,
  };
  for (const apiUrl of [
    'http://db.localhost:5432',
    'http://10.0.0.7',
    'http://2130706434/',
    'http://[::1]:22',
  ]) {
    const refused = { code: 'invalid_input', value: { fields: { apiUrl: 'not_allowed' } } };
    expect(await admin.post('/ops/games/vendors', { ...about, apiUrl }, { merchant })).toMatchObject(refused);
    const token = { apiUrl, token: 'a token they told us', reason };
    expect(await admin.post('/ops/games/vendors/onboard', token, { merchant })).toMatchObject(refused);
    expect(await save({ apiUrl })).toMatchObject(refused);
  }
});

test.each([
  [401, 'vendor_token_refused', /refused this token/],
  [403, 'vendor_token_refused', /ask the vendor for a new one/],
  [404, 'vendor_garbled', /answered with status 404/],
  [200, 'vendor_garbled', /answered with status 200/],
])('onboarding answered with %i says what an operator can do: %s', async (status, code, words) => {
  onboarding = status;
  const { port } = server.address() as AddressInfo;
  const body = { apiUrl: `http://127.0.0.1:${port}/onboarding`, token: 'mistyped token', reason };
  const refused = await admin.post('/ops/games/vendors/onboard', body, { merchant });
  expect(refused.code).toBe(code);
  expect(refused.body).toMatch(words);
  expect(refused.body).not.toMatch(/balance/i);
});

test('who edits the catalogue reads vendors and changes none', async () => {
  const editor = await signInAs(app, 'editor');
  expect((await editor.call('/ops/games/vendors', { merchant })).status).toBe(200);
  const body = { code: 'STUDIO', version: 1, reason };
  expect((await editor.post('/ops/games/vendor/key/ours', body, { merchant })).code).toBe('not_permitted');
});
