import { AMOUNT_MAX, type Amount, CURRENCIES, PARTS_PER_UNIT } from '@parlour/money';
import { z } from 'zod';
import type {
  GatewayEvent,
  GatewayOrder,
  GatewayPayout,
  GatewayReturn,
  PaymentMethod,
  ReportItem,
} from '../gateway.ts';
import type { OrderState, PayoutState } from '../gateways.rules.ts';

/** The gateway's names for payment methods and states. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  bank: 'BANK',
  alipay: 'ALI',
  wechat: 'WX',
  qq: 'QQ',
  gateway: 'CARD',
};
const ORDER_STATES = { NEW: 'open', SETTLED: 'paid', DECLINED: 'failed', LAPSED: 'expired' } as const;
const ORDER_ENDS = { SETTLED: 'paid', DECLINED: 'failed', LAPSED: 'expired' } as const;
const PAYOUT_STATES = { QUEUED: 'accepted', SENT: 'paid', RETURNED: 'failed' } as const;
const PAYOUT_ENDS = { SENT: 'paid', RETURNED: 'failed' } as const;

/** In the smallest unit the currency shows; null if that is not exact. */
export function writeSum(amount: Amount, currency: string): string | null {
  const parts = partsOfMinor(currency);
  return parts !== null && amount > 0n && amount % parts === 0n ? String(amount / parts) : null;
}

function readSum(sum: string, currency: string): Amount | null {
  const parts = partsOfMinor(currency);
  const amount = parts === null ? null : BigInt(sum) * parts;
  return amount !== null && amount <= AMOUNT_MAX ? amount : null;
}

function partsOfMinor(currency: string): bigint | null {
  const known = CURRENCIES.find(({ code }) => code === currency);
  return known ? PARTS_PER_UNIT / 10n ** BigInt(known.digits) : null;
}

const Id = z.string().min(1).max(100);
const Sum = z.string().regex(/^[1-9]\d{0,18}$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Moment = z.iso.datetime().transform((text) => Date.parse(text));
const Why = z.string().max(500);

const named = <Name extends string, State extends string>(names: Record<Name, State>) =>
  z.enum(Object.keys(names) as Name[]).transform((name): State => names[name]);

/** Reads a sum together with its currency, since neither means anything alone. */
const withAmount = <Read extends { sum: string; currency: string }>(
  { sum, ...read }: Read,
  context: z.RefinementCtx,
): Omit<Read, 'sum'> & { amount: Amount } => {
  const amount = readSum(sum, read.currency);
  if (amount !== null) return { ...read, amount };
  context.addIssue({ code: 'custom', message: 'must be a sum of a known currency' });
  return z.NEVER;
};

const about = { ref: Id, trade: Id };
const money = { sum: Sum, currency: Currency };

export const OrderOpened = z.object({
  act: z.literal('order.opened'),
  ...about,
  page: z.url({ protocol: /^https?$/ }),
});
export const PayoutAccepted = z.object({ act: z.literal('payout.accepted'), ...about });
/** Without these words an answer comes from an intermediary, and says nothing about the payment. */
export const Refused = z.object({ act: z.literal('refused'), ref: Id, why: Why });
export const Unknown = z.object({ act: z.literal('unknown'), ref: Id });

const Paid = z.object({ sum: Sum, currency: Currency }).transform(withAmount).nullable();

export const OrderLooked: z.ZodType<GatewayOrder> = z
  .object({
    act: z.literal('order.state'),
    ...about,
    ...money,
    status: named<keyof typeof ORDER_STATES, OrderState>(ORDER_STATES),
    paidSum: Sum.optional(),
    paidCurrency: Currency.optional(),
    doneAt: Moment.optional(),
  })
  .refine(({ status, doneAt }) => (status === 'open') === (doneAt === undefined))
  .refine(({ status, paidSum, paidCurrency }) =>
    [paidSum, paidCurrency].every((part) => (status === 'paid') === (part !== undefined)),
  )
  .transform(withAmount)
  .transform(({ ref, trade, status, amount, currency, paidSum, paidCurrency, doneAt }, context) => {
    const paid = Paid.safeParse(paidSum ? { sum: paidSum, currency: paidCurrency } : null);
    if (!paid.success) context.addIssue({ code: 'custom', message: 'must say what was paid' });
    return {
      payment: trade,
      order: ref,
      state: status,
      amount,
      currency,
      paid: paid.data ?? null,
      concludedAt: doneAt ?? null,
    };
  });

export const PayoutLooked: z.ZodType<GatewayPayout> = z
  .object({
    act: z.literal('payout.state'),
    ...about,
    ...money,
    status: named<keyof typeof PAYOUT_STATES, PayoutState>(PAYOUT_STATES),
    why: Why.optional(),
    doneAt: Moment.optional(),
  })
  .refine(({ status, doneAt }) => (status === 'accepted') === (doneAt === undefined))
  .transform(withAmount)
  .transform(({ ref, trade, status, amount, currency, why, doneAt }) => ({
    payment: trade,
    payout: ref,
    state: status,
    amount,
    currency,
    reason: why ?? null,
    concludedAt: doneAt ?? null,
  }));

const told = { ...about, ...money, notice: Id, doneAt: Moment, why: Why.optional() };
const eventOf = <Told extends { trade: string; notice: string; doneAt: number; why?: string | undefined }>({
  trade,
  notice,
  doneAt,
  why,
}: Told) => ({ payment: trade, event: notice, at: doneAt, reason: why ?? null });

/** A distinct kind of message, so that neither our calls nor their answers can be replayed to us as one. */
export const Notice: z.ZodType<GatewayEvent> = z.union([
  z
    .object({ act: z.literal('order.notice'), status: named(ORDER_ENDS), ...told })
    .transform(withAmount)
    .transform(({ ref, status: state, amount, currency, ...rest }) => ({
      ...eventOf(rest),
      kind: 'order' as const,
      order: ref,
      state,
      amount,
      currency,
    })),
  z
    .object({ act: z.literal('payout.notice'), status: named(PAYOUT_ENDS), ...told })
    .transform(withAmount)
    .transform(({ ref, status: state, amount, currency, ...rest }) => ({
      ...eventOf(rest),
      kind: 'payout' as const,
      payout: ref,
      state,
      amount,
      currency,
    })),
]);

export const Return: z.ZodType<GatewayReturn> = z
  .object({
    act: z.literal('order.return'),
    ref: Id,
    status: named<keyof typeof ORDER_STATES, OrderState>(ORDER_STATES),
  })
  .transform(({ ref, status }) => ({ order: ref, state: status }));

const row = { trade: Id, ref: Id, ...money, doneAt: Moment };
/** One line of the report. */
export const ReportRow: z.ZodType<ReportItem> = z.union([
  z
    .object({ kind: z.literal('IN'), status: named(ORDER_ENDS), ...row })
    .transform(withAmount)
    .transform(({ trade, ref, status: state, amount, currency, doneAt }) => ({
      kind: 'order' as const,
      payment: trade,
      order: ref,
      state,
      amount,
      currency,
      concludedAt: doneAt,
    })),
  z
    .object({ kind: z.literal('OUT'), status: named(PAYOUT_ENDS), ...row })
    .transform(withAmount)
    .transform(({ trade, ref, status: state, amount, currency, doneAt }) => ({
      kind: 'payout' as const,
      payment: trade,
      payout: ref,
      state,
      amount,
      currency,
      concludedAt: doneAt,
    })),
]);
