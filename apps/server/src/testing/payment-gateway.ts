import { randomUUID } from 'node:crypto';
import { createManualClock } from '@parlour/clock/manual-clock';
import { startSandbox } from '@parlour/sandbox';
import { readConfig } from '../config/config.ts';
import type { PaymentParty } from '../config/third-parties.ts';
import type { NewOrder, NewPayout } from '../domains/cashier/gateways/gateway.ts';
import { createSandboxPay } from '../domains/cashier/gateways/sandbox-pay/sandbox-pay.adapter.ts';

const NOTIFY = 'http://localhost:9/wps/pay/notify';
export type OpenGateway = Awaited<ReturnType<typeof openGateway>>;

/** The sandbox's gateway and our adapter to it, on one clock. */
export async function openGateway() {
  const clock = createManualClock(Date.UTC(2026, 10, 15, 17, 30));
  const sandbox = await startSandbox({ port: 0, clock });
  const party = readConfig(Object.assign({}, ...sandbox.environment)).thirdParties.payment as PaymentParty;
  return {
    clock,
    party,
    gateway: createSandboxPay({ party, clock }),
    close: sandbox.close,
    async control<Answer>(path: string, body: object): Promise<Answer> {
      const answer = await fetch(`${sandbox.origin}/pay/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`the gateway refused ${path}: ${await answer.text()}`);
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
