import type { Clock } from '@parlour/clock/clock';
import { FIRST_GATEWAY } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import { z } from 'zod';
import { getJson, parseJson, postJson } from '../../../../outbound/outbound.ts';
import { GatewayUnavailable, type PaymentGateway, type ReportItem } from '../gateway.ts';
import { callGateway } from '../gateway-call.ts';
import { defineGateway } from '../gateway-kind.ts';
import { GATEWAY_DEADLINE_MS, REPORT_PAGES_MAX } from '../gateways.rules.ts';
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

const Account = z.object({ url: z.url(), merchant: z.string().min(1), secret: z.string().min(16) });
/** Our account there, and the shared signing secret. */
export type SandboxPayAccount = z.infer<typeof Account>;
type SandboxPayNeeds = { account: SandboxPayAccount; clock: Clock; deadlineMs?: number };
type Answer = { status: number; text: string };

/** A gateway that speaks the protocol of docs/payment-gateways.md#sandbox-pay, as the one in `apps/sandbox` does. */
export const sandboxPay = defineGateway({
  name: FIRST_GATEWAY,
  title: 'Sandbox Pay',
  account: Account,
  create: createSandboxPay,
});

export function createSandboxPay({
  account,
  clock,
  deadlineMs = GATEWAY_DEADLINE_MS,
}: SandboxPayNeeds): PaymentGateway {
  const post = (path: string, body: object, requestId: string | null) =>
    call(path, (url) => postJson({ url, deadlineMs, requestId, body, headersFor }));
  const get = (path: string, requestId: string | null) =>
    call(path, (url) => {
      const { pathname, search } = new URL(url);
      return getJson({ url, deadlineMs, requestId, headers: headersFor(`${pathname}${search}`) });
    });

  const call = (path: string, send: (url: string) => Promise<Answer>): Promise<Answer> =>
    callGateway(path, () => send(`${account.url}${path}`));

  function headersFor(text: string): Record<string, string> {
    const time = String(clock.now());
    return {
      'x-pay-merchant': account.merchant,
      'x-pay-time': time,
      'x-pay-signature': sign(account.secret, `${time}.${text}`),
    };
  }

  async function readReport(path: string, requestId: string | null) {
    return expectShape(Report, await get(path, requestId), path);
  }

  return {
    acknowledgement: null,

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
      if (merchant !== account.merchant) return null;
      if (!isGenuine({ secret: account.secret, time, text: rawBody, signature, nowMs: clock.now() }))
        return null;
      return Event.safeParse(parseJson(rawBody)).data ?? null;
    },

    readReturn({ time, signature, ...rest }) {
      const { data } = Return.safeParse(rest);
      if (!data) return null;
      const text = `${data.order}.${data.state}`;
      return isGenuine({ secret: account.secret, time, text, signature, nowMs: clock.now() }) ? data : null;
    },
  };
}

/** An answer of an unexpected shape is not used at all. */
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
