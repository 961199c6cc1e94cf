import type { Clock } from '@parlour/clock/clock';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { z } from 'zod';
import type { PaymentParty } from '../../../../config/third-parties.ts';
import { getJson, parseJson, postJson } from '../../../../outbound/outbound.ts';
import { GatewayUnavailable, type PaymentGateway, type ReportItem } from '../gateway.ts';
import {
  Event,
  isGenuine,
  NotFound,
  OrderFound,
  OrderMade,
  PayoutFound,
  PayoutMade,
  Refused,
  Report,
  Return,
  sign,
} from './sandbox-pay.rules.ts';

const DEADLINE_MS = 8_000;
/** Of a hundred items each; beyond that a shorter span is to be asked for. */
const REPORT_PAGES_MAX = 500;

type SandboxPayNeeds = { party: PaymentParty; clock: Clock; deadlineMs?: number };
type Answer = { status: number; text: string };

/** A gateway that speaks the protocol of docs/payment-gateway.md, as the one in `apps/sandbox` does. */
export function createSandboxPay({
  party,
  clock,
  deadlineMs = DEADLINE_MS,
}: SandboxPayNeeds): PaymentGateway {
  const post = (path: string, body: object, requestId: string | null) =>
    call(path, (url) => postJson({ url, deadlineMs, requestId, body, headersFor }));
  const get = (path: string, requestId: string | null) =>
    call(path, (url) => {
      const { pathname, search } = new URL(url);
      return getJson({ url, deadlineMs, requestId, headers: headersFor(`${pathname}${search}`) });
    });

  async function call(path: string, send: (url: string) => Promise<Answer>): Promise<Answer> {
    // A mistake of ours must not pass for a gateway that is away.
    refuseInsideTransaction('a call to the payment gateway');
    try {
      return await send(`${party.url}${path}`);
    } catch (error) {
      throw new GatewayUnavailable(`the payment gateway did not answer ${path}`, { cause: error });
    }
  }

  function headersFor(text: string): Record<string, string> {
    const time = String(clock.now());
    return {
      'x-pay-merchant': party.merchant,
      'x-pay-time': time,
      'x-pay-signature': sign(party.secret, `${time}.${text}`),
    };
  }

  async function readReport(path: string, requestId: string | null) {
    return expectShape(Report, await get(path, requestId), path);
  }

  return {
    name: 'sandbox-pay',

    async createOrder({ amount, bank, ...order }, requestId) {
      const body = { ...order, amount: writeDecimal(amount), ...(bank === null ? {} : { bank }) };
      const answer = await post('/orders', body, requestId);
      const refusal = refusalOf(answer);
      if (refusal) return refusal;
      const { payment, payUrl } = expectShape(OrderMade, answer, '/orders');
      return { outcome: 'open', payment, payUrl };
    },

    async findOrder(order, requestId) {
      const path = `/orders/${encodeURIComponent(order)}`;
      const answer = await get(path, requestId);
      if (isNotFound(answer)) return null;
      const found = expectShape(OrderFound, answer, path);
      if (found.order !== order) throw new GatewayUnavailable(`${path} was answered with another order`);
      return found;
    },

    async createPayout({ amount, ...payout }, requestId) {
      const answer = await post('/payouts', { ...payout, amount: writeDecimal(amount) }, requestId);
      const refusal = refusalOf(answer);
      if (refusal) return refusal;
      const { payment } = expectShape(PayoutMade, answer, '/payouts');
      return { outcome: 'accepted', payment };
    },

    async findPayout(payout, requestId) {
      const path = `/payouts/${encodeURIComponent(payout)}`;
      const answer = await get(path, requestId);
      if (isNotFound(answer)) return null;
      const found = expectShape(PayoutFound, answer, path);
      if (found.payout !== payout) throw new GatewayUnavailable(`${path} was answered with another payout`);
      return found;
    },

    async report({ fromMs, toMs }, requestId) {
      const items: ReportItem[] = [];
      let after: string | null = null;
      for (let pages = 0; pages < REPORT_PAGES_MAX; pages += 1) {
        const query = new URLSearchParams({ from: String(fromMs), to: String(toMs) });
        if (after !== null) query.set('after', after);
        const page = await readReport(`/report?${query}`, requestId);
        items.push(...page.items);
        if (page.next === null) return items;
        after = page.next;
      }
      throw new GatewayUnavailable('the report of the payment gateway has no end');
    },

    readCallback(headers, rawBody) {
      const { 'x-pay-merchant': merchant, 'x-pay-time': time, 'x-pay-signature': signature } = headers;
      if (merchant !== party.merchant) return null;
      if (!isGenuine({ secret: party.secret, time, text: rawBody, signature, nowMs: clock.now() }))
        return null;
      return Event.safeParse(parseJson(rawBody)).data ?? null;
    },

    readReturn({ time, signature, ...rest }) {
      const { data } = Return.safeParse(rest);
      if (!data) return null;
      const text = `${data.order}.${data.state}`;
      return isGenuine({ secret: party.secret, time, text, signature, nowMs: clock.now() }) ? data : null;
    },
  };
}

/** What is not of the expected shape is not half believed. */
function expectShape<Shape>(schema: z.ZodType<Shape>, { status, text }: Answer, path: string): Shape {
  const read = status === 200 ? schema.safeParse(parseJson(text)) : null;
  if (!read?.success)
    throw new GatewayUnavailable(
      `the payment gateway answered ${path} with ${status} and what cannot be read`,
    );
  return read.data;
}

function refusalOf({ status, text }: Answer): { outcome: 'refused'; reason: string } | null {
  const refused = status === 400 ? Refused.safeParse(parseJson(text)) : null;
  return refused?.success ? { outcome: 'refused', reason: refused.data.reason } : null;
}

function isNotFound({ status, text }: Answer): boolean {
  return status === 404 && NotFound.safeParse(parseJson(text)).success;
}
