import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { type Amount, readDecimal } from '@parlour/money';
import { z } from 'zod';
import { isSameHash } from '../../../../credentials/tokens.ts';
import type { GatewayEvent, GatewayOrder, GatewayPayout, GatewayReturn, ReportItem } from '../gateway.ts';
import { ORDER_STATES, PAYOUT_STATES } from '../gateways.rules.ts';

/** Anything older, or further ahead, may be a replay. */
const TIME_OFF_MAX_MS = 5 * MINUTE_MS;

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

type Signed = { secret: string; time: unknown; text: string; signature: unknown; nowMs: number };

/** Whether the other side signed the text at that time, and the time is current. */
export function isGenuine({ secret, time, text, signature, nowMs }: Signed): boolean {
  if (typeof time !== 'string' || !/^\d{1,15}$/.test(time)) return false;
  if (typeof signature !== 'string') return false;
  if (Math.abs(Number(time) - nowMs) > TIME_OFF_MAX_MS) return false;
  return isSameHash(signature, sign(secret, `${time}.${text}`));
}

const Id = z.string().min(1).max(100);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Moment = z.int().nonnegative();
const Reason = z.string().max(500);
const Decimal = z.string().transform((text, context): Amount => {
  const amount = readDecimal(text);
  if (amount !== null && amount > 0n) return amount;
  context.addIssue({ code: 'custom', message: 'must be a decimal above 0' });
  return z.NEVER;
});

/** The created order, as the gateway describes it. */
export const OrderMade = z.object({
  payment: Id,
  payUrl: z.url({ protocol: /^https?$/ }),
  state: z.literal('open'),
});
export const PayoutMade = z.object({ payment: Id, state: z.literal('accepted') });

/** Without these words a 400 or 404 comes from an intermediary, and says nothing about the payment. */
export const Refused = z.object({ error: z.literal('invalid'), reason: Reason });
export const NotFound = z.object({ error: z.literal('not_found') });

export const OrderFound: z.ZodType<GatewayOrder> = z
  .object({
    payment: Id,
    order: Id,
    state: z.enum(ORDER_STATES),
    amount: Decimal,
    currency: Currency,
    paidAmount: Decimal.optional(),
    paidCurrency: Currency.optional(),
    concludedAt: Moment.optional(),
  })
  .refine(({ state, concludedAt }) => (state === 'open') === (concludedAt === undefined))
  .refine(({ state, paidAmount, paidCurrency }) =>
    [paidAmount, paidCurrency].every((part) => (state === 'paid') === (part !== undefined)),
  )
  .transform(({ paidAmount, paidCurrency, concludedAt, ...order }) => ({
    ...order,
    paid:
      paidAmount === undefined || paidCurrency === undefined
        ? null
        : { amount: paidAmount, currency: paidCurrency },
    concludedAt: concludedAt ?? null,
  }));

export const PayoutFound: z.ZodType<GatewayPayout> = z
  .object({
    payment: Id,
    payout: Id,
    state: z.enum(PAYOUT_STATES),
    amount: Decimal,
    currency: Currency,
    reason: Reason.optional(),
    concludedAt: Moment.optional(),
  })
  .refine(({ state, concludedAt }) => (state === 'accepted') === (concludedAt === undefined))
  .transform(({ reason, concludedAt, ...payout }) => ({
    ...payout,
    reason: reason ?? null,
    concludedAt: concludedAt ?? null,
  }));

const money = { payment: Id, amount: Decimal, currency: Currency };
const orderConcluded = {
  ...money,
  kind: z.literal('order'),
  order: Id,
  state: z.enum(ORDER_STATES).exclude(['open']),
};
/** The gateway calls both ids `order`; here a payout's id has its own name, so the two cannot be confused. */
const payoutConcluded = {
  ...money,
  kind: z.literal('payout'),
  order: Id,
  state: z.enum(PAYOUT_STATES).exclude(['accepted']),
};

const reported = { concludedAt: Moment };
export const Report: z.ZodType<{ items: ReportItem[]; next: string | null }> = z.object({
  items: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...orderConcluded, ...reported }),
      z
        .object({ ...payoutConcluded, ...reported })
        .transform(({ order, ...item }) => ({ ...item, payout: order })),
    ]),
  ),
  next: Id.nullable(),
});

const told = { event: Id, at: Moment, reason: Reason.nullable().default(null) };
export const Event: z.ZodType<GatewayEvent> = z.discriminatedUnion('kind', [
  z.object({ ...orderConcluded, ...told }),
  z.object({ ...payoutConcluded, ...told }).transform(({ order, ...event }) => ({ ...event, payout: order })),
]);

export const Return: z.ZodType<GatewayReturn> = z.object({ order: Id, state: z.enum(ORDER_STATES) });
