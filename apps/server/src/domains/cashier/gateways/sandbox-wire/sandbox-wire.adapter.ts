import type { KeyObject } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { z } from 'zod';
import { postForm } from '../../../../outbound/outbound.ts';
import { GatewayUnavailable, type PaymentGateway, type ReportItem } from '../gateway.ts';
import { callGateway } from '../gateway-call.ts';
import { defineGateway } from '../gateway-kind.ts';
import { GATEWAY_DEADLINE_MS, REPORT_PAGES_MAX } from '../gateways.rules.ts';
import { readReportPage } from './report-page.rules.ts';
import {
  METHOD_NAMES,
  Notice,
  OrderLooked,
  OrderOpened,
  PayoutAccepted,
  PayoutLooked,
  Refused,
  Return,
  Unknown,
  writeSum,
} from './sandbox-wire.rules.ts';
import {
  type Fields,
  isOfNow,
  readPrivateKey,
  readPublicKey,
  readSignedForm,
  signForm,
} from './signed-form.rules.ts';

/** Exactly this, or the gateway sends the callback again. */
const ACKNOWLEDGEMENT = 'RECEIVED';
const RETURNED = ['act', 'shop', 'ref', 'status', 'stamp', 'sig'];

const Key = (read: (base64: string) => KeyObject | null) =>
  z.string().transform((base64, context): KeyObject => {
    const key = read(base64);
    if (key) return key;
    context.addIssue('must be an Ed25519 key: the base64 of its DER');
    return z.NEVER;
  });
const Account = z.object({
  url: z.url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' }),
  shop: z.string().min(1),
  /** Our signing key, and the key that checks the gateway's signatures. */
  privateKey: Key(readPrivateKey),
  gatewayKey: Key(readPublicKey),
});
type SandboxWireNeeds = { account: z.infer<typeof Account>; clock: Clock; deadlineMs?: number };

/** A gateway that speaks the protocol of docs/payment-gateways.md#sandbox-wire, as the one in `apps/sandbox` does. */
export const sandboxWire = defineGateway({
  name: 'sandbox-wire',
  title: 'Sandbox Wire',
  account: Account,
  create: createSandboxWire,
});

export function createSandboxWire({
  account,
  clock,
  deadlineMs = GATEWAY_DEADLINE_MS,
}: SandboxWireNeeds): PaymentGateway {
  const { url, shop, privateKey, gatewayKey } = account;

  async function send(act: string, about: Fields, requestId: string | null): Promise<string> {
    const stamp = new Date(clock.now()).toISOString();
    const fields = signForm({ ...about, act, shop, stamp }, privateKey);
    const { status, text } = await callGateway(act, () => postForm({ url, deadlineMs, requestId, fields }));
    if (status !== 200) throw new GatewayUnavailable(`the payment gateway answered ${act} with ${status}`);
    return text;
  }

  /** Accepts only what the gateway signed, currently, for us; null otherwise. */
  function readSigned(form: URLSearchParams): Fields | null {
    const fields = readSignedForm(form, gatewayKey);
    return fields?.shop === shop && isOfNow(fields.stamp, clock.now()) ? fields : null;
  }

  /** Sends a question and reads the answer to it. An answer of an unexpected shape is not used at all. */
  async function ask<Shapes extends readonly z.ZodType[]>(
    act: string,
    about: Fields & { ref: string },
    { shapes, requestId }: { shapes: Shapes; requestId: string | null },
  ): Promise<z.output<Shapes[number]>> {
    const fields = readSigned(new URLSearchParams(await send(act, about, requestId)));
    const read = fields?.ref === about.ref ? z.union(shapes).safeParse(fields) : null;
    if (!read?.success)
      throw new GatewayUnavailable(`the payment gateway answered ${act} with what cannot be read`);
    return read.data as z.output<Shapes[number]>;
  }

  return {
    acknowledgement: ACKNOWLEDGEMENT,

    async createOrder({ order, amount, currency, method, bank, returnUrl, notifyUrl, expiresAt }, requestId) {
      const sum = writeSum(amount, currency);
      if (sum === null) return noSuchSum(currency);
      const about = {
        ref: order,
        sum,
        currency,
        method: METHOD_NAMES[method],
        ...(bank === null ? {} : { bank }),
        back: returnUrl,
        tell: notifyUrl,
        until: new Date(expiresAt).toISOString(),
      };
      const answer = await ask('order.open', about, { shapes: [OrderOpened, Refused], requestId });
      return answer.act === 'refused'
        ? { outcome: 'refused', reason: answer.why }
        : { outcome: 'open', payment: answer.trade, payUrl: answer.page };
    },

    async findOrder(order, requestId) {
      const answer = await ask('order.look', { ref: order }, { shapes: [OrderLooked, Unknown], requestId });
      return 'act' in answer ? null : answer;
    },

    async createPayout({ payout, amount, currency, bank, account: number, holder, notifyUrl }, requestId) {
      const sum = writeSum(amount, currency);
      if (sum === null) return noSuchSum(currency);
      const about = { ref: payout, sum, currency, bank, account: number, holder, tell: notifyUrl };
      const answer = await ask('payout.send', about, { shapes: [PayoutAccepted, Refused], requestId });
      return answer.act === 'refused'
        ? { outcome: 'refused', reason: answer.why }
        : { outcome: 'accepted', payment: answer.trade };
    },

    async findPayout(payout, requestId) {
      const answer = await ask(
        'payout.look',
        { ref: payout },
        { shapes: [PayoutLooked, Unknown], requestId },
      );
      return 'act' in answer ? null : answer;
    },

    async report({ fromMs, toMs }, requestId) {
      const [from, to] = [fromMs, toMs].map((ms) => new Date(ms).toISOString()) as [string, string];
      const items: ReportItem[] = [];
      for (let page = 1; page <= REPORT_PAGES_MAX; page += 1) {
        const text = await send('report.page', { from, to, page: String(page) }, requestId);
        const read = readReportPage(text, { from, to, page, publicKey: gatewayKey });
        if (!read) throw new GatewayUnavailable('the report of the payment gateway cannot be read');
        items.push(...read.items);
        if (page >= read.pages) return items;
      }
      throw new GatewayUnavailable('the report of the payment gateway has no end');
    },

    readCallback(_headers, rawBody) {
      const fields = readSigned(new URLSearchParams(rawBody));
      return fields ? (Notice.safeParse(fields).data ?? null) : null;
    },

    readReturn(query) {
      const given = RETURNED.map((name) => [name, query[name]]);
      if (!given.every(([, value]) => typeof value === 'string')) return null;
      const fields = readSigned(new URLSearchParams(given as [string, string][]));
      return fields ? (Return.safeParse(fields).data ?? null) : null;
    },
  };
}

/** Nothing was sent, so nothing was created. */
const noSuchSum = (currency: string) =>
  ({ outcome: 'refused', reason: `the gateway has no such sum in ${currency}` }) as const;
