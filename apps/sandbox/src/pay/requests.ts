import { type Amount, CURRENCIES, isShownExactly, readDecimal, writeDecimal } from '@parlour/money';
import { z } from 'zod';
import { isLoopback } from '../loopback.ts';

const Id = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, underscores or hyphens');
const Name = z.string().trim().min(1).max(100);
const Here = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine(isLoopback, 'must lead to this machine');

/** A positive decimal in canonical form, so that `100` and `100.00` are the same request. */
const Decimal = z.string().transform((text, context): string => {
  const amount = readDecimal(text);
  if (amount !== null && amount > 0n) return writeDecimal(amount);
  context.addIssue({ code: 'custom', message: 'must be a decimal above 0' });
  return z.NEVER;
});

export const Money = z
  .strictObject({ amount: Decimal, currency: z.string() })
  .refine(isPayable, 'must be a currency known here, with no more decimals than it has');
export type Money = z.infer<typeof Money>;

export const METHODS = ['bank', 'alipay', 'wechat', 'qq', 'gateway'] as const;

export const OrderRequest = z
  .strictObject({
    order: Id,
    ...Money.shape,
    method: z.enum(METHODS),
    bank: Name.optional(),
    returnUrl: Here,
    notifyUrl: Here,
    expiresAt: z.int().positive(),
  })
  .refine(isPayable, 'must be a currency known here, with no more decimals than it has');
export type OrderRequest = z.infer<typeof OrderRequest>;

export const PayoutRequest = z
  .strictObject({
    payout: Id,
    ...Money.shape,
    bank: Name,
    account: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z -]{3,39}$/, 'must be an account number'),
    holder: Name,
    notifyUrl: Here,
  })
  .refine(isPayable, 'must be a currency known here, with no more decimals than it has');
export type PayoutRequest = z.infer<typeof PayoutRequest>;

const Moment = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
export const ReportRequest = z.object({ from: Moment, to: Moment, after: z.string().max(100).optional() });
export type ReportRequest = z.infer<typeof ReportRequest>;

function isPayable({ amount, currency }: { amount: string; currency: string }): boolean {
  const known = CURRENCIES.find(({ code }) => code === currency);
  return known !== undefined && isShownExactly(readDecimal(amount) as Amount, known);
}
