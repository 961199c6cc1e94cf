import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@parlour/clock/manual-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenWire, openWire } from '../../../../testing/cashier/payment-gateway.ts';
import { GatewayUnavailable, type PaymentGateway } from '../gateway.ts';
import { signForm } from './signed-form.rules.ts';

let side: OpenWire;
beforeAll(async () => {
  side = await openWire();
});
afterAll(() => side.close());
beforeEach(() => side.control('/reset', {}));

const pairOf = () => generateKeyPairSync('ed25519');
const derOf = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  key.export({ format: 'der', type: type as 'spki' }).toString('base64');

async function expectUnavailable(other: PaymentGateway) {
  const everyCall: Record<string, () => Promise<unknown>> = {
    createOrder: () => other.createOrder(side.newOrder(), null),
    findOrder: () => other.findOrder('d-1', null),
    createPayout: () => other.createPayout(side.newPayout(), null),
    findPayout: () => other.findPayout('w-1', null),
    report: () => other.report({ fromMs: 0, toMs: side.clock.now() }, null),
  };
  for (const [name, call] of Object.entries(everyCall))
    await expect(call(), name).rejects.toThrow(GatewayUnavailable);
}

describe('a gateway that cannot be relied on is unavailable', () => {
  test('when it is down, or nobody is there', async () => {
    await side.control('', { isDown: true });
    await expectUnavailable(side.gateway);
    await expectUnavailable(side.adapt({ url: 'http://localhost:9/wire/v1' }));
  });

  test('when its answer is garbled or lost, and what it has done is found later', async () => {
    for (const answers of ['malformed', 'dropped']) {
      await side.control('', { answers });
      const payout = side.newPayout();
      await expect(side.gateway.createPayout(payout, null)).rejects.toThrow(GatewayUnavailable);
      await expectUnavailable(side.gateway);
      await side.control('/reset', {});
      expect(await side.gateway.findPayout(payout.payout, null)).toMatchObject({ state: 'accepted' });
    }
  });

  test('when it does not accept our key, our name or our time, or we do not accept its key', async () => {
    await expectUnavailable(side.adapt({ privateKey: derOf(pairOf().privateKey, 'pkcs8') }));
    await expectUnavailable(side.adapt({ shop: 'somebody' }));
    await expectUnavailable(side.adapt({}, createManualClock(side.clock.now() - 300_001)));
    await expectUnavailable(side.adapt({ gatewayKey: derOf(pairOf().publicKey, 'spki') }));
  });
});

describe('an answer of another shape is unavailable, not half believed', () => {
  const keys = pairOf();
  let proxy: Server;
  let other: PaymentGateway;
  let answer = '';
  beforeAll(async () => {
    proxy = createServer((_request, response) => response.writeHead(200).end(answer));
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    other = side.adapt({ url, gatewayKey: derOf(keys.publicKey, 'spki') });
  });
  afterAll(() => {
    proxy.close();
  });
  const answering = (about: Record<string, string | undefined>, signer = keys.privateKey) => {
    const stamp = new Date(side.clock.now()).toISOString();
    const given = Object.entries({ shop: side.account.shop, stamp, ...about });
    const fields = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    answer = new URLSearchParams(signForm(fields, signer)).toString();
  };

  const order = { act: 'order.state', ref: 'd-1', trade: 'P1', status: 'NEW', sum: '10000', currency: 'CNY' };
  const doneAt = '2026-11-15T17:30:00.000Z';
  const paid = { ...order, status: 'SETTLED', paidSum: '10000', paidCurrency: 'CNY', doneAt };

  test('as it is for a found order that is well', async () => {
    for (const [about, state] of [
      [order, 'open'],
      [paid, 'paid'],
      [{ ...order, status: 'LAPSED', doneAt }, 'expired'],
    ] as const) {
      answering(about);
      expect(await other.findOrder('d-1', null)).toMatchObject({ state, amount: 10_000_000n });
    }
    answering({ act: 'unknown', ref: 'd-1' });
    expect(await other.findOrder('d-1', null)).toBeNull();
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['another order', { ...order, ref: 'd-2' }],
    ['no such order, of another', { act: 'unknown', ref: 'd-2' }],
    ['a message of another kind', { ...paid, act: 'order.notice' }],
    ['another shop', { ...order, shop: 'somebody' }],
    ['said an hour ago', { ...order, stamp: '2026-11-15T16:30:00.000Z' }],
    ['a status nobody knows', { ...order, status: 'PAID' }],
    ['a sum with decimals', { ...order, sum: '100.00' }],
    ['a currency nobody knows', { ...order, currency: 'EUR' }],
    ['paid, without what was paid', { ...paid, paidSum: undefined }],
    ['paid, without a currency', { ...paid, paidCurrency: undefined }],
    ['paid, in a currency nobody knows', { ...paid, paidCurrency: 'EUR' }],
    ['paid, without when', { ...paid, doneAt: undefined }],
    ['open, with what was paid', { ...order, paidSum: '10000', paidCurrency: 'CNY' }],
    ['failed, with what was paid', { ...paid, status: 'DECLINED' }],
  ])('of a found order: %s', async (_what, about) => {
    answering(about);
    await expect(other.findOrder('d-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of one that somebody else has signed', async () => {
    answering(paid, pairOf().privateKey);
    await expect(other.findOrder('d-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of what is made: an address that is no page', async () => {
    const { order: ref } = side.newOrder();
    answering({ act: 'order.opened', ref, trade: 'P1', page: 'javascript:alert(1)' });
    await expect(other.createOrder(side.newOrder({ order: ref }), null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of a report: one that is not signed, of another span, or without its end', async () => {
    const span = { fromMs: 0, toMs: 1 };
    for (const text of [
      '',
      'kind;trade;ref;status;sum;currency;doneAt\n',
      `end;a;b;1;1;${'A'.repeat(86)}\n`,
    ]) {
      answer = text;
      await expect(other.report(span, null)).rejects.toThrow(GatewayUnavailable);
    }
  });
});
