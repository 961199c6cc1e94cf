import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { Match } from '../promotions/document.ts';
import { RoundsGame } from '../promotions/rounds.ts';
import { Text } from '../text.ts';
import {
  DEPOSIT_METHODS,
  DEPOSIT_REVIEWS,
  DEPOSIT_STATES,
  TURNOVER_REASONS,
  WITHDRAWAL_STATES,
} from '../values/cashier.ts';

export const Money = z
  .string()
  .regex(/^-?\d+\.\d{2,5}$/)
  .describe('A decimal, exact');
/** The amount as typed. What is valid depends on the currency, so the server says what is wrong with it. */
export const TypedAmount = Text.max(60);
/** A business day of the brand. */
export const BusinessDay = z.iso.date();

export const Deposit = z.object({
  id: Id,
  number: z.string().describe('Short, to be read out to somebody'),
  channel: z.string(),
  channelName: z.string(),
  method: z.enum(DEPOSIT_METHODS),
  state: z.enum(DEPOSIT_STATES),
  currency: z.string(),
  amount: Money.describe('What the member pays'),
  fee: Money,
  credited: Money.describe('What arrives, or has arrived'),
  createdAt: Moment,
  expiresAt: Moment,
  concludedAt: Moment.nullable(),
  payUrl: z.string().nullable().describe('Where to pay, while it waits'),
  account: z
    .object({ bank: z.string(), holder: z.string(), number: z.string(), remark: z.string() })
    .nullable()
    .describe('Where to send money by hand, while it waits'),
  isSent: z.boolean().describe('Whether the member said that it is on its way'),
  review: z.enum(DEPOSIT_REVIEWS).nullable().describe('Why it is under review'),
  reason: z.string().nullable().describe('Why it was rejected'),
});
export type Deposit = z.infer<typeof Deposit>;

/** A promotion that matches a deposit. */
export const DepositPromotion = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  gift: Match,
  game: RoundsGame.nullable().describe('Where its free rounds are played'),
  endsAt: Moment.nullable(),
});
export type DepositPromotion = z.infer<typeof DepositPromotion>;

export const WithdrawalStep = z.object({
  state: z.enum(WITHDRAWAL_STATES),
  at: Moment,
  reason: z.string().nullable(),
});

export const Withdrawal = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  currency: z.string(),
  amount: Money.describe('What leaves the balance'),
  fee: Money,
  payout: Money.describe('What arrives at the bank'),
  card: z.object({ bank: z.string(), bankName: z.string(), last4: z.string(), holder: z.string() }),
  createdAt: Moment,
  concludedAt: Moment.nullable(),
  steps: z.array(WithdrawalStep).describe('In the order they happened'),
  canCancel: z.boolean(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const Turnover = z.object({
  isMet: z.boolean(),
  left: Money,
  items: z.array(
    z.object({
      reason: z.enum(TURNOVER_REASONS),
      reference: z.string().describe('The number of the deposit, or the name of what was given'),
      since: Moment,
      times: z.string().describe('How often the amount has to be staked'),
      amount: Money,
      required: Money,
      done: Money,
      left: Money,
    }),
  ),
});
export type Turnover = z.infer<typeof Turnover>;

export const BankCard = z.object({
  id: Id,
  bank: z.string(),
  bankName: z.string(),
  last4: z.string(),
  holder: z.string(),
  isDefault: z.boolean(),
  createdAt: Moment,
});
export type BankCard = z.infer<typeof BankCard>;
