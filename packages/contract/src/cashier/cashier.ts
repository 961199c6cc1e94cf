import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, listOf, Moment, pageById } from '../lists.ts';
import { FACTOR_REFUSALS, factorProof, ownProof, PROOF_REFUSALS } from '../proof.ts';
import { Text } from '../text.ts';
import { DEPOSIT_METHODS, DEPOSIT_STATES, FIRST_GATEWAY, WITHDRAWAL_STATES } from '../values/cashier.ts';
import {
  BankCard,
  BusinessDay,
  Deposit,
  DepositPromotion,
  Money,
  Turnover,
  TypedAmount,
  Withdrawal,
} from './parts.ts';
import { GatewayName } from './settings.ts';

const BankChoice = z.object({ code: z.string(), name: z.string() });
const days = {
  from: BusinessDay.optional().describe('First business day of the brand, inclusive'),
  to: BusinessDay.optional().describe('Last one, inclusive'),
};

export const cashier = {
  depositChannels: endpoint({
    method: 'GET',
    path: '/wps/deposit/channels',
    summary: 'The ways to deposit, with their limits and fees, and the banks of each',
    access: 'member',
    answer: z.object({
      currency: z.string(),
      channels: z.array(
        z.object({
          code: z.string(),
          method: z.enum(DEPOSIT_METHODS),
          name: z.string(),
          min: Money,
          max: Money,
          feePercent: z.string(),
          usualMinutes: z.number().int().describe('How long it usually takes until the money is there'),
          chips: z.array(Money),
          banks: z.array(BankChoice),
        }),
      ),
      promotions: z.array(DepositPromotion).describe('To be chosen with a deposit'),
      running: Deposit.nullable().describe('The newest that has not ended'),
    }),
    refusals: [],
  }),
  depositQuote: endpoint({
    method: 'GET',
    path: '/wps/deposit/quote',
    summary: 'What a deposit costs and what arrives, before it is made',
    access: 'member',
    query: z.object({ channel: Text.max(20), amount: TypedAmount }),
    answer: z.object({ amount: Money, fee: Money, credited: Money }),
    refusals: ['channel_closed'],
  }),
  deposit: endpoint({
    method: 'POST',
    path: '/wps/deposit',
    summary: 'Starts a deposit; the answer says where to pay it',
    access: 'member',
    needsConsent: true,
    movesMoney: true,
    callsPerMinute: 30,
    body: z.object({
      channel: Text.max(20),
      amount: TypedAmount,
      bank: Text.max(20).optional().describe('Where the channel has banks'),
      payerName: Text.trim()
        .max(60)
        .optional()
        .describe('Of a transfer by hand: whose account it comes from'),
      promotionId: Id.optional(),
      promotionCode: Text.trim().max(20).optional().describe('Of a promotion that is listed nowhere'),
    }),
    answer: Deposit,
    refusals: [
      'channel_closed',
      'excluded',
      'money_locked',
      'limit_reached',
      'too_many_open',
      'offer_closed',
      'offer_overlap',
      'already_joined',
      'code_refused',
    ],
  }),
  depositStatus: endpoint({
    method: 'GET',
    path: '/wps/deposit/status',
    summary: 'Where a deposit stands',
    access: 'member',
    query: z.object({ id: Id }),
    answer: Deposit,
    refusals: ['not_found'],
  }),
  depositSent: endpoint({
    method: 'POST',
    path: '/wps/deposit/sent',
    summary: 'Says that a transfer by hand is on its way, so that an operator looks for it',
    access: 'member',
    body: z.object({ id: Id, payerName: Text.trim().min(1).max(60) }),
    answer: Deposit,
    refusals: ['not_found', 'already_decided'],
  }),
  cancelDeposit: endpoint({
    method: 'POST',
    path: '/wps/deposit/cancel',
    summary: 'Gives up a deposit that was not paid; money that still comes is credited all the same',
    access: 'member',
    body: z.object({ id: Id }),
    answer: Deposit,
    refusals: ['not_found', 'already_decided'],
  }),
  depositReport: endpoint({
    method: 'GET',
    path: '/wps/deposit/report',
    summary: "The member's deposits, the newest first",
    access: 'member',
    query: z.object({ ...pageById, ...days, state: z.enum(DEPOSIT_STATES).optional() }),
    answer: listOf(Deposit),
    refusals: [],
  }),
  withdrawOverview: endpoint({
    method: 'GET',
    path: '/wps/withdraw/overview',
    summary: 'What can be withdrawn, what it costs, and what is still in the way',
    access: 'member',
    answer: z.object({
      currency: z.string(),
      available: Money,
      min: Money,
      max: Money,
      feePercent: z.string(),
      freeLeft: z.number().int().describe('How many more today are without a fee'),
      countLeft: z.number().int().describe('How many more there may be today'),
      perDay: z.number().int(),
      vip: z
        .object({
          level: z.number().int(),
          freeLeft: z.number().int().describe('Those of `freeLeft` that the level added'),
        })
        .nullable()
        .describe('What the VIP level adds; null: nothing'),
      usualHours: z.number().int().describe('How long it usually takes until the money is on the card'),
      turnover: Turnover,
      bonus: z
        .object({ balance: Money, toWager: Money })
        .nullable()
        .describe('The active bonus, which a withdrawal forfeits'),
      heldUntil: Moment.nullable().describe('No withdrawal before: phone, mail, payee or card has changed'),
      hasPaymentPassword: z.boolean(),
      payeeName: z.string().nullable(),
      cards: z.array(BankCard),
      running: Withdrawal.nullable(),
    }),
    refusals: [],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    summary: 'Asks for money to be sent to a bank card; it is set aside at once',
    access: 'member',
    movesMoney: true,
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      cardId: Id,
      amount: TypedAmount,
      paymentPassword: Text.max(64),
      forfeitsBonus: z.boolean().default(false).describe('The member knows that the active bonus ends'),
      ...factorProof,
    }),
    answer: Withdrawal,
    refusals: [
      'not_found',
      'not_enough_money',
      'wrong_payment_password',
      'payment_password_needed',
      ...FACTOR_REFUSALS,
      'turnover_needed',
      'bonus_forfeits',
      'withdrawals_held',
      'too_many_today',
    ],
  }),
  withdrawStatus: endpoint({
    method: 'GET',
    path: '/wps/withdraw/status',
    summary: 'Where a withdrawal stands, and every step it has made',
    access: 'member',
    query: z.object({ id: Id }),
    answer: Withdrawal,
    refusals: ['not_found'],
  }),
  cancelWithdrawal: endpoint({
    method: 'POST',
    path: '/wps/withdraw/cancel',
    summary: 'Takes back a withdrawal that nobody has begun to look at',
    access: 'member',
    movesMoney: true,
    body: z.object({ id: Id }),
    answer: Withdrawal,
    refusals: ['not_found', 'already_decided'],
  }),
  withdrawReport: endpoint({
    method: 'GET',
    path: '/wps/withdraw/report',
    summary: "The member's withdrawals, the newest first",
    access: 'member',
    query: z.object({ ...pageById, ...days, state: z.enum(WITHDRAWAL_STATES).optional() }),
    answer: listOf(Withdrawal),
    refusals: [],
  }),
  bankCards: endpoint({
    method: 'GET',
    path: '/wps/member/bankCards',
    summary: "The member's bank cards, and the banks a card can be of",
    access: 'member',
    answer: z.object({
      cards: z.array(BankCard),
      banks: z.array(BankChoice),
      payeeName: z
        .string()
        .nullable()
        .describe('Every card has to be in this name; null: the first card says it'),
      max: z.number().int(),
    }),
    refusals: [],
  }),
  addBankCard: endpoint({
    method: 'POST',
    path: '/wps/member/bankCards',
    summary: 'Adds a bank card; withdrawals are held for 24 hours',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      bank: Text.max(20),
      number: Text.max(60),
      holder: Text.trim().max(60),
      ...ownProof,
    }),
    answer: BankCard,
    refusals: ['card_taken', 'too_many_cards', 'payee_mismatch', ...PROOF_REFUSALS],
  }),
  defaultBankCard: endpoint({
    method: 'POST',
    path: '/wps/member/bankCards/default',
    summary: 'Chooses the card that is offered first',
    access: 'member',
    body: z.object({ id: Id }),
    answer: BankCard,
    refusals: ['not_found'],
  }),
  removeBankCard: endpoint({
    method: 'POST',
    path: '/wps/member/bankCards/remove',
    summary: 'Removes a bank card',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({ id: Id, ...ownProof }),
    answer: z.object({}),
    refusals: ['not_found', ...PROOF_REFUSALS],
  }),
  paymentCallback: endpoint({
    method: 'POST',
    path: '/wps/payment/callback',
    summary:
      'What a payment gateway tells; signed by it, answered the same however often it comes, in a word of its own where it expects one',
    access: 'everyone',
    alwaysOpen: true,
    rawBody: true,
    answers: 'word',
    query: z.object({ merchant: Text.max(20), gateway: GatewayName.default(FIRST_GATEWAY) }),
    answer: z.object({}),
    refusals: ['bad_signature'],
  }),
};
