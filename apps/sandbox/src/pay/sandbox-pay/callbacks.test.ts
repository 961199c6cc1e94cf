import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox.ts';
import { answerOf, decide, openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.calm());

describe('callbacks', () => {
  const pay = async () => {
    const made = await shop.openOrder();
    await decide(made.payUrl, { decision: 'pay' });
    return made.order;
  };

  test('are tried again, each time later, until the shop takes them, and signed anew', async () => {
    shop.answers.status = 500;
    const order = await pay();
    const told = () => shop.received.filter(({ body }) => body.includes(`"${order}"`));
    const countAfter = async (waitMs: number) => {
      shop.clock.at += waitMs;
      await shop.control('/run');
      return told().length;
    };
    expect([await countAfter(0), await countAfter(1_999), await countAfter(1)]).toEqual([1, 1, 2]);
    shop.answers.status = 204;
    expect([await countAfter(3_999), await countAfter(1), await countAfter(86_400_000)]).toEqual([2, 3, 3]);
    expect(new Set(told().map(({ body }) => body)).size).toBe(1);
    expect(new Set(told().map(({ headers }) => headers['x-pay-signature'])).size).toBe(3);
  });

  test.each([
    ['none', 0],
    ['double', 2],
  ])('set to %s come %i times', async (callbacks, count) => {
    await shop.control('', { callbacks });
    await pay();
    await shop.control('/run');
    expect([shop.received.length, new Set(shop.bodies().map(({ event }) => event)).size]).toEqual([
      count,
      Math.min(count, 1),
    ]);
  });

  test('set to late come a minute later', async () => {
    await shop.control('', { callbacks: 'late' });
    await pay();
    shop.clock.at += 59_999;
    expect((await shop.control('/run')).body).toEqual({ waiting: 1 });
    shop.clock.at += 1;
    expect((await shop.control('/run')).body).toEqual({ waiting: 0 });
    expect(shop.received).toHaveLength(1);
  });

  test('can be sent again, altered, forged and stale, or only shown', async () => {
    const order = await pay();
    await shop.control('/run');
    expect((await shop.control('/callbacks', { order })).body).toMatchObject({ status: 200 });
    expect(shop.received[1]?.body).toBe(shop.received[0]?.body);
    await shop.control('/callbacks', { order, altered: { amount: '1.00', currency: 'VND' }, ageMs: 300_001 });
    expect(shop.bodies()[2]).toMatchObject({ order, amount: '1.00', currency: 'VND' });
    expect(shop.received[2]?.headers).toMatchObject(
      shop.headersFor(shop.received[2]?.body ?? '', shop.clock.at - 300_001),
    );
    const { body } = await shop.control('/callbacks', { order, signature: 'forged', isSent: false });
    const { 'x-pay-signature': signature } = body.headers as Record<string, string>;
    expect(signature).not.toBe(shop.hmac(`${shop.clock.at}.${body.body}`));
    expect([shop.received.length, body.status]).toEqual([3, null]);
    const open = await shop.openOrder();
    await shop.control('/callbacks', { order: open.order });
    expect(shop.bodies()[3]).toMatchObject({ order: open.order, state: 'paid' });
    expect((await shop.control('/callbacks', { order: 'nobody' })).status).toBe(400);
  });
});

describe('a gateway that has a bad day', () => {
  test('answers 503 to everything signed, does nothing, and sends no callbacks until it is back', async () => {
    const { order, payUrl } = await shop.openOrder();
    await shop.control('', { isDown: true });
    await decide(payUrl, { decision: 'pay' });
    const asked = shop.newOrder();
    expect([(await shop.ask(`/orders/${order}`)).status, (await shop.send('/orders', asked)).status]).toEqual(
      [503, 503],
    );
    await shop.control('/run');
    expect(shop.received).toHaveLength(0);
    await shop.control('', { isDown: false });
    await shop.control('/run');
    expect(shop.received).toHaveLength(1);
    expect((await shop.ask(`/orders/${asked.order}`)).status).toBe(404);
  });

  test('garbles or loses its answers, having done the work', async () => {
    for (const answers of ['malformed', 'dropped']) {
      const asked = shop.newPayout();
      await shop.control('', { answers });
      await expect(shop.send('/payouts', asked)).rejects.toThrow();
      await shop.control('', { answers: 'normal' });
      expect((await shop.ask(`/payouts/${asked.payout}`)).status).toBe(200);
    }
  });

  test('accepts only known settings', async () => {
    expect((await shop.control('', { isBroken: true })).status).toBe(400);
    expect((await shop.control('', { isDown: true })).body).toMatchObject({
      isDown: true,
      callbacks: 'normal',
    });
  });
});

test('sends callbacks automatically while no test holds the clock', async () => {
  const running = await startSandbox({ port: 0 });
  const [body, time] = [JSON.stringify(shop.newOrder({ expiresAt: Date.now() + 60_000 })), Date.now()];
  const made = await answerOf(
    fetch(`${running.origin}/pay/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...shop.headersFor(body, time) },
      body,
    }),
  );
  const arrived = once(shop.server, 'request');
  await decide(String(made.body.payUrl), { decision: 'pay' });
  await arrived;
  await running.close();
});
