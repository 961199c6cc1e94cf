import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
  GameListAnswer,
  GameUrlAnswer,
  OPERATOR_PATHS,
  SIGNATURE_HEADER,
  signBody,
} from '@parlour/wallet-protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arcadeOperator, arcadeStudioKey } from '../arcade.schema.ts';
import { STUDIOS } from '../catalogue/studios.ts';
import { titlesOf } from '../catalogue/titles.ts';
import { GAME_URL_CALL, OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

describe('onboarding', () => {
  test('answers every studio with a key of its own, and the same when asked again', async () => {
    const first = await arcade.onboard();
    const again = await arcade.onboard();
    expect(again).toEqual(first);
    expect(first.status).toBe(200);
    const { studios } = first.body;
    expect(studios.map(({ code }: { code: string }) => code)).toEqual(STUDIOS.map(({ code }) => code));
    const keys = studios.map(({ public_key }: { public_key: string }) => public_key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys)
      expect(createPublicKey(key).asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(3072);
  });

  test('needs the token', async () => {
    expect(await arcade.onboard({}, { token: 'another-token-for-tests' })).toEqual({
      status: 401,
      body: { error: 'not_permitted' },
    });
  });

  test.each([
    ['no key', { public_key: 'no key' }],
    ['a key that is too short', { public_key: weakKey() }],
    ['no address', { wallet_url: 'ftp://wallet.example/{vendor}' }],
    ['an address for one studio only', { wallet_url: 'https://wallet.example' }],
    ['no name', { operator_id: '' }],
  ])('refuses %s', async (_, changes) => {
    expect(await arcade.onboard(changes)).toEqual({ status: 400, body: { error: 'invalid_input' } });
  });

  test('never gives a known operator another key or wallet by the token alone', async () => {
    const other = pair();
    const elsewhere = { wallet_url: 'https://thief.example/{vendor}' };
    const refused = { status: 409, body: { error: 'known_by_another_key' } };
    expect(await arcade.onboard(elsewhere)).toEqual(refused);
    expect(await arcade.onboard({ public_key: other.publicKey })).toEqual(refused);
    expect(await arcade.onboard({ public_key: other.publicKey }, { signer: other.privateKey })).toEqual(
      refused,
    );
    expect((await arcade.onboard({ ...elsewhere, operator_id: 'newcomer' })).status).toBe(200);
    const list = await arcade.ask('TIDEWATER', 'gameList', { operator_id: OPERATOR_ID });
    expect(list.status).toBe(200);
  });

  test('changes a known operator under the signature of the key it is known by', async () => {
    const id = { operator_id: 'mover' };
    const [first, second] = [pair(), pair()];
    const signer = first.privateKey;
    expect((await arcade.onboard({ ...id, public_key: first.publicKey })).status).toBe(200);
    const moved = { ...id, public_key: second.publicKey, wallet_url: 'https://new.example/{vendor}' };
    expect((await arcade.onboard(moved, { signer })).status).toBe(200);
    const [row] = await arcade.database.queries
      .select()
      .from(arcadeOperator)
      .where(eq(arcadeOperator.id, id.operator_id));
    expect(row).toMatchObject({ publicKey: second.publicKey, walletUrl: moved.wallet_url });
    const back = { ...id, public_key: first.publicKey };
    expect((await arcade.onboard(back, { signer })).status).toBe(409);
  });

  test('leaves no private key readable in the database', async () => {
    const rows = await arcade.database.queries.select().from(arcadeStudioKey);
    expect(rows).toHaveLength(STUDIOS.length);
    for (const { privateKey } of rows) expect(privateKey).toMatch(/^v1\.[\w-]+$/);
  });
});

describe('the list', () => {
  test('lists only the titles of the requested studio', async () => {
    const list = await arcade.ask('TIDEWATER', 'gameList', { operator_id: OPERATOR_ID });
    const { games } = GameListAnswer.parse(list.body);
    const codes = games.map(({ game_code }) => game_code);
    expect(codes).toEqual(titlesOf('TIDEWATER').map(({ game_code }) => game_code));
    expect(games[0]).toMatchObject({ game_code: 'tide-dice', return_to_player: '99.00', has_trial: true });
    expect(Object.keys(games[0]?.names ?? {})).toEqual(['EN', 'CN', 'JA', 'TH', 'VI', 'TY']);
    const other = await arcade.ask('NORTHSTAR', 'gameList', { operator_id: OPERATOR_ID });
    expect(GameListAnswer.parse(other.body).games.map(({ game_code }) => game_code)).not.toContain(
      'tide-dice',
    );
  });

  test("leads to a picture that any operator's page may show", async () => {
    const { body } = await arcade.ask('TIDEWATER', 'gameList', { operator_id: OPERATOR_ID });
    const icon = await arcade.server.inject({ url: new URL(body.games[0].icon_url).pathname });
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('refuses an unsigned call before reading it', async () => {
    const path = `/studios/TIDEWATER${OPERATOR_PATHS.gameList}`;
    const body = JSON.stringify({ operator_id: OPERATOR_ID });
    const refused = { status: 401, body: { error: 'bad_signature' } };
    expect(await arcade.post(path, body)).toEqual(refused);
    const signature = await signBody(body, arcade.wallet.privateKey);
    expect(await arcade.post(path, body.replace('h', 'H'), { [SIGNATURE_HEADER]: signature })).toEqual(
      refused,
    );
    expect(await arcade.post(path, '{', { [SIGNATURE_HEADER]: signature })).toEqual(refused);
  });

  test('is refused to one operator in the name of another', async () => {
    expect(await arcade.ask('TIDEWATER', 'gameList', { operator_id: 'lantern' })).toMatchObject({
      status: 401,
    });
  });

  test('of a studio that does not exist is not found', async () => {
    expect(await arcade.ask('NOBODY', 'gameList', { operator_id: OPERATOR_ID })).toMatchObject({
      status: 404,
    });
  });
});

describe('the address of a game', () => {
  test('says what the lobby around it shows', async () => {
    const { body } = await arcade.ask('TIDEWATER', 'gameUrl', { ...GAME_URL_CALL, meta: { bar: 'lobby' } });
    expect(new URL(GameUrlAnswer.parse(body).url).searchParams.get('bar')).toBe('lobby');
  });

  test('carries language and theme, and its key where no server sees it', async () => {
    const { body } = await arcade.ask('TIDEWATER', 'gameUrl', {
      ...GAME_URL_CALL,
      lang: 'th',
      meta: { css: 'light' },
    });
    const url = new URL(GameUrlAnswer.parse(body).url);
    expect(url.searchParams.get('lang')).toBe('TH');
    expect(url.searchParams.get('css')).toBe('light');
    expect(url.hash.slice(1)).toMatch(/^[\w-]{43}$/);
    expect(url.href.split('#')[0]).not.toContain(GAME_URL_CALL.token);
  });

  test.each([
    ['a game of another studio', 'NORTHSTAR', {}, 404, 'not_found'],
    ['an unknown game', 'TIDEWATER', { game_code: 'nothing' }, 404, 'not_found'],
    ['a currency without limits', 'TIDEWATER', { currency: 'USD' }, 400, 'wrong_currency'],
    ['a token that is too short', 'TIDEWATER', { token: 'short' }, 400, 'invalid_input'],
  ])('is refused for %s', async (_, studio, changes, status, error) => {
    expect(await arcade.ask(studio, 'gameUrl', { ...GAME_URL_CALL, ...changes })).toEqual({
      status,
      body: { error },
    });
  });

  test("leads to a page that only the operator's site may frame, which sets no cookie", async () => {
    const { url } = await arcade.open();
    const page = await arcade.server.inject({ url: url.pathname + url.search });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://localhost:8080;');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.body).toContain(`nonce="${nonce}"`);
    expect(page.headers['set-cookie']).toBeUndefined();
    const again = await arcade.server.inject({ url: url.pathname + url.search });
    expect(again.headers['content-security-policy']).not.toBe(policy);
  });
});

function pair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string, privateKey };
}

function weakKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return publicKey.export({ type: 'spki', format: 'pem' }) as string;
}
