import type { Dialect } from '../dialect.ts';
import { idOf, moneyOf, randomId } from '../payments.ts';
import { paidStatusOf, statusOf, sumOf } from './names.ts';
import { signForm, type WireKeys } from './signing.ts';

const ACKNOWLEDGEMENT = 'RECEIVED';

/** Forms, sums in the smallest unit, and a key pair for each side. Only the right word counts as received. */
export function createWireDialect(keys: WireKeys): Dialect {
  return {
    title: 'Sandbox Wire',
    path: '/wire',

    told(payment, nowMs) {
      const { event, at } = payment.conclusion ?? { event: randomId('N'), at: nowMs };
      const money = moneyOf(payment);
      return {
        act: `${payment.kind}.notice`,
        notice: event,
        trade: payment.payment,
        ref: idOf(payment),
        status: payment.conclusion ? statusOf(payment) : paidStatusOf(payment),
        sum: sumOf(money),
        currency: money.currency,
        doneAt: new Date(at).toISOString(),
        ...(payment.kind === 'payout' && payment.reason !== null ? { why: payment.reason } : {}),
      };
    },

    callbackOf(told, { timeMs, isForged }) {
      const said = Object.entries(told).filter(([, value]) => value !== null);
      const fields = Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
      const key = (isForged ? keys.stranger : keys.gateway).privateKey;
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(signForm(fields, { key, timeMs })).toString(),
      };
    },

    isTaken: ({ status, text }) => status === 200 && text === ACKNOWLEDGEMENT,

    returnOf: (order, nowMs) =>
      signForm(
        { act: 'order.return', ref: order.asked.order, status: statusOf(order) },
        { key: keys.gateway.privateKey, timeMs: nowMs },
      ),
  };
}
