import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { addGambler as addGamblerOf, betOf } from '../../../testing/games/gamblers.ts';
import { bodyOf, openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { addMember } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus', currency: 'VND' })],
  });
  vendor = await openVendor(app);
});
afterAll(() => app.close());

/** A member with a hundred units and a launch token. */
const addGambler = (account: string) => addGamblerOf(app, vendor, account, { units: 100n });

describe('the door', () => {
  test('answers what the vendor signed, and says who and how much', async () => {
    const { id, token } = await addGambler('known');
    const request_uuid = randomUUID();
    expect(await vendor.call('info', { user: id, request_uuid })).toEqual({
      user: id,
      request_uuid,
      status: 'RS_OK',
      country: 'XX',
    });
    expect(await vendor.call('balance', { user: id, token, game_code: 'dice', request_uuid })).toEqual({
      user: id,
      request_uuid,
      status: 'RS_OK',
      currency: 'CNY',
      balance: 100n * UNIT,
    });
  });

  test('says the country by the registration, the proved number or the last sign-in, whichever is known', async () => {
    const { id } = await addGambler('traveller');
    const set = (about: string) =>
      app.database.queries.execute(`update identity_member set ${about} where id = '${id}'`);
    const country = async () =>
      ((await vendor.call('info', { user: id, request_uuid: randomUUID() })) as { country: string }).country;
    await app.database.queries.execute(`
      insert into identity_login (brand_id, id, member_id, is_success, method, device, ip, country, user_agent, at)
      select brand_id, '${randomUUID()}', id, true, 'password', 'H5', '203.0.113.9', 'TH', '', created_at
      from identity_member where id = '${id}'`);
    expect(await country()).toBe('TH');
    await set(`mobile = '+639171234567'`);
    expect(await country()).toBe('TH');
    await set(`mobile_verified_at = created_at`);
    expect(await country()).toBe('PH');
    await set(`country = 'VN'`);
    expect(await country()).toBe('VN');
  });

  test('reads nothing that is altered, unsigned or signed by nobody it knows', async () => {
    const { id } = await addGambler('altered');
    const body = JSON.stringify({ user: id, request_uuid: randomUUID() });
    const signature = vendor.signOf(body);
    for (const [sent, with_] of [
      [body.replace('"user"', '"user" '), signature],
      [body, ''],
      [body, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      ['not even JSON', signature],
    ] as const)
      expect(await vendor.send('info', sent, { signature: with_ })).toEqual({
        status: 'RS_ERROR_INVALID_SIGNATURE',
      });
  });

  test('knows no vendor but those of the brand', async () => {
    for (const url of ['/vendors/harbor/NOBODY/user/info', '/vendors/nobody/STUDIO/user/info']) {
      const { statusCode, body } = await app.server.inject({ method: 'POST', url, payload: '{}' });
      expect({ statusCode, body }).toEqual({
        statusCode: 200,
        body: '{"status":"RS_ERROR_INVALID_PARTNER"}',
      });
    }
  });

  test('tells what cannot be read from what is of the wrong kind', async () => {
    const { id, token } = await addGambler('wrong');
    const good = bodyOf(betOf(id), { token, currency: 'CNY' });
    for (const body of ['', '{', '[]', '"x"', Buffer.from([0x22, 0xff, 0x22])])
      expect((await vendor.send('bet', body)).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await vendor.call('bet', { ...good, round: undefined })).status).toBe('RS_ERROR_WRONG_SYNTAX');
    for (const wrong of [
      { amount: '1000000' },
      { amount: 1.5 },
      { amount: -1n },
      { amount: 2n ** 63n },
      { amount: 10n * UNIT + 1n },
      { amount: 10n * UNIT + 999n },
      { round_closed: 'no' },
      { transaction_uuid: 'x' },
      { round: 'a\u0000b' },
    ])
      expect(await vendor.call('bet', { ...good, ...wrong })).toMatchObject({
        status: 'RS_ERROR_WRONG_TYPES',
        user: id,
      });
    expect(await vendor.balanceOf(id)).toBe(100n * UNIT);
  });

  test('a body beyond all length is wrong syntax', async () => {
    expect((await vendor.send('bet', 'x'.repeat(100_000))).status).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test('amounts beyond 2^53 move to the last part', async () => {
    const { id } = await addMember(app, 'rich');
    const amount = 9_007_199_254_741_000n;
    await vendor.fund(id, amount / UNIT + 1n);
    const token = await vendor.openSession(id);
    const before = await vendor.balanceOf(id);
    const answer = await vendor.play(betOf(id, { amount }), { token });
    expect(answer).toMatchObject({ status: 'RS_OK', balance: before - amount });
  });

  test('in a currency without decimals half a unit is of the wrong kind', async () => {
    const lotus = await openVendor(app, { merchant: 'lotus' });
    const { id } = await addMember(app, 'dong', { merchant: 'lotus' });
    await lotus.fund(id, 1_000n, 'VND');
    const token = await lotus.openSession(id, { currency: 'VND' });
    const play = (amount: bigint) => lotus.play(betOf(id, { amount }), { token, currency: 'VND' });
    expect((await play(UNIT / 2n)).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await play(UNIT)).status).toBe('RS_OK');
  });
});
