import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { runInTransaction } from '@parlour/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../../observability/log.ts';
import { type OpenGateway, openGateway } from '../../../../testing/cashier/payment-gateway.ts';
import { GatewayUnavailable, type PaymentGateway } from '../gateway.ts';
import { createSandboxPay } from './sandbox-pay.adapter.ts';

let side: OpenGateway;
beforeAll(async () => {
  side = await openGateway();
});
afterAll(() => side.close());
beforeEach(() => side.control('/reset', {}));

describe('a gateway that cannot be relied on is unavailable', () => {
  const everyCall = (other: PaymentGateway): Record<string, () => Promise<unknown>> => ({
    createOrder: () => other.createOrder(side.newOrder(), null),
    findOrder: () => other.findOrder('d-1', null),
    createPayout: () => other.createPayout(side.newPayout(), null),
    findPayout: () => other.findPayout('w-1', null),
    report: () => other.report({ fromMs: 0, toMs: side.clock.now() }, null),
  });
  async function expectUnavailable(other: PaymentGateway) {
    for (const [name, call] of Object.entries(everyCall(other)))
      await expect(call(), name).rejects.toThrow(GatewayUnavailable);
  }

  test('when it is down', async () => {
    await side.control('', { isDown: true });
    await expectUnavailable(side.gateway);
  });

  test('when its answer is garbled or lost, and what it has done is found later', async () => {
    for (const answers of ['malformed', 'dropped']) {
      await side.control('/reset', {});
      await side.control('', { answers });
      await expectUnavailable(side.gateway);
      const payout = side.newPayout();
      await expect(side.gateway.createPayout(payout, null)).rejects.toThrow(GatewayUnavailable);
      await side.control('/reset', {});
      expect(await side.gateway.findPayout(payout.payout, null)).toMatchObject({ state: 'accepted' });
      expect(await side.gateway.createPayout(payout, null)).toMatchObject({ outcome: 'accepted' });
    }
  });

  test('when it is slower than the deadline', async () => {
    await side.control('', { answerAfterMs: MINUTE_MS });
    await expectUnavailable(createSandboxPay({ account: side.account, clock: side.clock, deadlineMs: 20 }));
  });

  test('when it does not accept our signature, or our time', async () => {
    await expectUnavailable(
      createSandboxPay({ account: { ...side.account, secret: 'another secret' }, clock: side.clock }),
    );
    const late = createManualClock(side.clock.now() - 300_001);
    await expectUnavailable(createSandboxPay({ account: side.account, clock: late }));
  });

  test('when nobody is there', async () => {
    await expectUnavailable(
      createSandboxPay({ account: { ...side.account, url: 'http://localhost:9/pay/v1' }, clock: side.clock }),
    );
  });

  test('but asking it inside a transaction is a mistake of ours', async () => {
    const inside = runInTransaction(
      (work) => work({} as never),
      () => side.gateway.findOrder('d-1', null),
      createLog('silent'),
    );
    await expect(inside).rejects.toThrow('inside a transaction');
    await expect(inside).rejects.not.toThrow(GatewayUnavailable);
  });
});

describe('an answer of another shape is unavailable, not half believed', () => {
  let proxy: Server;
  let other: PaymentGateway;
  let status = 200;
  let answer = '';
  beforeAll(async () => {
    proxy = createServer((_request, response) => response.writeHead(status).end(answer));
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    other = createSandboxPay({ account: { ...side.account, url }, clock: side.clock });
  });
  afterAll(() => {
    proxy.close();
  });
  const answering = (body: unknown, code = 200) => {
    answer = typeof body === 'string' ? body : JSON.stringify(body);
    status = code;
  };

  const order = { payment: 'P1', order: 'd-1', state: 'open', amount: '100.00', currency: 'CNY' };
  const paid = { ...order, state: 'paid', paidAmount: '100.00', paidCurrency: 'CNY', concludedAt: 1 };
  test('as it is for a found order that is well', async () => {
    for (const body of [order, paid, { ...order, state: 'expired', concludedAt: 1 }]) {
      answering(body);
      expect(await other.findOrder('d-1', null)).toMatchObject({ state: body.state });
    }
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['a list', []],
    ['another order', { ...order, order: 'd-2' }],
    ['a state nobody knows', { ...order, state: 'settled' }],
    ['an amount that is a number', { ...order, amount: 100 }],
    ['paid, without what was paid', { ...paid, paidAmount: undefined }],
    ['paid, without a currency', { ...paid, paidCurrency: undefined }],
    ['paid, without when', { ...paid, concludedAt: undefined }],
    ['open, with what was paid', { ...order, paidAmount: '100.00', paidCurrency: 'CNY' }],
    ['failed, with what was paid', { ...paid, state: 'failed' }],
    ['a time that is a text', { ...paid, concludedAt: '1' }],
  ])('of a found order: %s', async (_what, body) => {
    answering(body);
    await expect(other.findOrder('d-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of what is made: an address that is no page, a state that is not the first', async () => {
    for (const body of [
      { payment: 'P1', payUrl: 'javascript:alert(1)', state: 'open' },
      { payment: 'P1', payUrl: 'https://pay.example/1', state: 'paid' },
    ]) {
      answering(body);
      await expect(other.createOrder(side.newOrder(), null)).rejects.toThrow(GatewayUnavailable);
    }
    answering({ payment: 'P1', state: 'paid' });
    await expect(other.createPayout(side.newPayout(), null)).rejects.toThrow(GatewayUnavailable);
    answering({ payment: 'P1', payout: 'w-1', state: 'paid', amount: '1.00', currency: 'CNY' });
    await expect(other.findPayout('w-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of a refusal: one that is not in the words of the gateway', async () => {
    answering('<h1>Bad Request</h1>', 400);
    await expect(other.createPayout(side.newPayout(), null)).rejects.toThrow(GatewayUnavailable);
    answering('<h1>Not Found</h1>', 404);
    await expect(other.findPayout('w-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of a report: one without an end, or with one item that cannot be read', async () => {
    answering({ items: [], next: 'more' });
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow('has no end');
    answering({ items: [{ kind: 'order' }], next: null });
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow(GatewayUnavailable);
    answering('x'.repeat(1_048_577));
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow(GatewayUnavailable);
  });
});
