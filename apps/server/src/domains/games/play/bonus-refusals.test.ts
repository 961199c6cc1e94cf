import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { betOf } from '../../../testing/games/gamblers.ts';
import { openVendor, type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let vendor: TestVendor;
let origin = '';
let members = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { HUMAN_CHECK: 'off' } });
  vendor = await openVendor(app);
  origin = (await app.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});
afterAll(() => app.close());

/** A member with five units of their own and a bonus of a hundred, whose page is open; bets are in units. */
async function addHolder(terms: Partial<Parameters<typeof grantBonus>[2]>) {
  members += 1;
  const account = `refused${members}`;
  const { id: memberId } = await addMember(app, account);
  await vendor.fund(memberId, 5n);
  await grantBonus(app, { brandId: vendor.brand.id, memberId }, { amount: 100n, ...terms });
  const token = await vendor.openSession(memberId);
  const browser = openBrowser(app);
  await browser.login(account);
  const { ticket } = (await browser.post('/wps/session/ticket', { purpose: 'live' })).value as {
    ticket: string;
  };
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${origin}/wps/live?ticket=${ticket}`, 'live.v1', {
    headers: { merchant: 'harbor', cookie },
  });
  const heard: object[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    bet: async (units: bigint) =>
      (await vendor.play(betOf(memberId, { amount: units * UNIT, closes: true }), { token })).status,
    /** What was said about the bonus until now: the answer to a ping comes after it. */
    async heard(): Promise<object[]> {
      socket.ping();
      await once(socket, 'pong');
      return heard.filter((message) => 'topic' in message && message.topic !== 'wallet');
    },
    leave: () => socket.terminate(),
  };
}

test('a stake above what the bonus allows: the vendor hears of a limit, the member of the bonus', async () => {
  const holder = await addHolder({ stakeMax: 10n });
  expect(await holder.bet(11n)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await holder.heard()).toEqual([{ topic: 'bonus', refused: 'stake_max' }]);
  holder.leave();
});

test('a game that is not for the bonus: the member hears why the money is not enough', async () => {
  const holder = await addHolder({ product: 'lottery' });
  // Neither with the bonus nor without: there is nothing to say about the bonus.
  expect(await holder.bet(106n)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await holder.bet(5n)).toBe('RS_OK');
  expect(await holder.heard()).toEqual([]);
  expect(await holder.bet(6n)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect(await holder.heard()).toEqual([{ topic: 'bonus', refused: 'elsewhere' }]);
  holder.leave();
});
