import type { Dialect } from '../dialect.ts';
import { idOf, moneyOf, randomId } from '../payments.ts';
import { sign, signedHeaders } from './signing.ts';

const NOT_THE_SECRET = 'not the secret of this shop';

/** JSON, decimals, and a shared secret that both sides sign with. Any 2xx counts as received. */
export const sandboxPay: Dialect = {
  title: 'Sandbox Pay',
  path: '/pay',

  told(payment, nowMs) {
    const { event, at } = payment.conclusion ?? { event: randomId('E'), at: nowMs };
    return {
      event,
      kind: payment.kind,
      payment: payment.payment,
      order: idOf(payment),
      state: payment.conclusion ? payment.state : 'paid',
      ...moneyOf(payment),
      at,
      ...(payment.kind === 'payout' && payment.reason !== null ? { reason: payment.reason } : {}),
    };
  },

  callbackOf(told, { timeMs, isForged }) {
    const body = JSON.stringify(told);
    const signed = signedHeaders(body, { timeMs, ...(isForged ? { secret: NOT_THE_SECRET } : {}) });
    return { headers: { 'content-type': 'application/json', ...signed }, body };
  },

  isTaken: ({ status }) => status >= 200 && status < 300,

  returnOf({ asked, state }, nowMs) {
    const time = String(nowMs);
    return { order: asked.order, state, time, signature: sign(`${time}.${asked.order}.${state}`) };
  },
};
