import { randomUUID } from 'node:crypto';
import { createManualClock } from '@parlour/clock/manual-clock';
import { startSandbox } from '@parlour/sandbox';
import { readConfig } from '../../config/config.ts';
import type { NewOrder, NewPayout, PaymentGateway } from '../../domains/cashier/gateways/gateway.ts';
import { createGateways } from '../../domains/cashier/gateways/gateways.ts';
import {
  createSandboxPay,
  type SandboxPayAccount,
} from '../../domains/cashier/gateways/sandbox-pay/sandbox-pay.adapter.ts';

const NOTIFY = 'http://localhost:9/wps/pay/notify';
export type OpenGateway = Awaited<ReturnType<typeof openGateway>>;
export type OpenWire = Awaited<ReturnType<typeof openWire>>;

/** The sandbox's first gateway and our adapter to it, on one clock. */
export async function openGateway() {
  const { accounts, ...side } = await openSandbox('/pay');
  const account = accounts['sandbox-pay'] as SandboxPayAccount;
  return { ...side, account, gateway: createSandboxPay({ account, clock: side.clock }) };
}

/** The second; `other` is our adapter with another account, as in a wrong set-up. */
export async function openWire() {
  const { accounts, ...side } = await openSandbox('/wire');
  const account = accounts['sandbox-wire'] as Record<string, string>;
  const adapt = (about: Record<string, string> = {}, clock = side.clock): PaymentGateway =>
    createGateways({ accounts: { 'sandbox-wire': { ...account, ...about } }, clock }).require('sandbox-wire');
  return { ...side, account, accounts, adapt, gateway: adapt() };
}

async function openSandbox(path: '/pay' | '/wire') {
  const clock = createManualClock(Date.UTC(2026, 10, 15, 17, 30));
  const sandbox = await startSandbox({ port: 0, clock });
  return {
    clock,
    accounts: readConfig(Object.assign({}, ...sandbox.environment)).thirdParties.payments,
    close: sandbox.close,
    async control<Answer>(of: string, body: object): Promise<Answer> {
      const answer = await fetch(`${sandbox.origin}${path}/control${of}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`the gateway refused ${of}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    newOrder: (about: Partial<NewOrder> = {}): NewOrder => ({
      order: randomUUID(),
      amount: 10_000_000n,
      currency: 'CNY',
      method: 'bank',
      bank: 'Harbour Bank',
      returnUrl: 'http://harbor.localhost:8080/m/voucherCenter',
      notifyUrl: NOTIFY,
      expiresAt: clock.now() + 900_000,
      ...about,
    }),
    newPayout: (about: Partial<NewPayout> = {}): NewPayout => ({
      payout: randomUUID(),
      amount: 5_000_000n,
      currency: 'CNY',
      bank: 'Harbour Bank',
      account: '6222 0200 1234',
      holder: 'Li Wei',
      notifyUrl: NOTIFY,
      ...about,
    }),
  };
}
