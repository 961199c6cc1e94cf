import { z } from 'zod';
import { STATUSES } from './statuses.ts';

/** A vendor's calls to the wallet, by path. Amounts are integers in units of 1/100,000 of the currency's unit. */
export const WALLET_PATHS = {
  info: '/user/info',
  balance: '/user/balance',
  bet: '/transaction/bet',
  win: '/transaction/win',
  rollback: '/transaction/rollback',
} as const;
export type WalletCall = keyof typeof WALLET_PATHS;

/** Signed 64-bit: the range of amounts and balances. */
const AMOUNT_MAX = 2n ** 63n - 1n;

/** No control characters: databases do not accept all of them, and no name needs one. */
const words = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u);
const User = words(1, 100);
const Token = z.string().min(10).max(255);
/** A UUID of any version, in lower case, so that one id has one spelling. */
const TransactionId = z.guid().toLowerCase();
const GameCode = words(1, 80);
const Amount = z.bigint().min(0n).max(AMOUNT_MAX);
const Round = words(1, 100);
const Currency = z.string().regex(/^[A-Z]{3}$/);

const request = { request_uuid: z.guid() };
const played = {
  user: User,
  token: Token,
  game_code: GameCode,
  transaction_uuid: TransactionId,
  supplier_transaction_id: words(1, 200),
  round: Round,
  round_closed: z.boolean(),
  supplier_user: z.string().max(100).nullish(),
  ...request,
};
const money = {
  amount: Amount,
  currency: Currency,
  is_free: z.boolean(),
  is_supplier_promo: z.boolean(),
  bet: z.string().max(100).nullish().describe('What was staked on, in the vendor’s words'),
  reward_uuid: z.guid().toLowerCase().nullish().describe('Of a free bet: the reward that gives it'),
};

export const InfoCall = z.object({ user: User, ...request });
export const BalanceCall = z.object({ user: User, token: Token, game_code: GameCode, ...request });
export const BetCall = z.object({ ...played, ...money });
/** A win of the vendor's own promotion needs no bet. */
export const WinCall = z
  .object({ ...played, ...money, reference_transaction_uuid: TransactionId.nullish() })
  .refine((win) => win.is_supplier_promo || win.reference_transaction_uuid, {
    path: ['reference_transaction_uuid'],
  });
export const RollbackCall = z.object({ ...played, reference_transaction_uuid: TransactionId });
export type InfoCall = z.infer<typeof InfoCall>;
export type BalanceCall = z.infer<typeof BalanceCall>;
export type BetCall = z.infer<typeof BetCall>;
export type WinCall = z.infer<typeof WinCall>;
export type RollbackCall = z.infer<typeof RollbackCall>;

const answered = {
  status: z.enum(STATUSES),
  request_uuid: z.string().optional(),
  user: z.string().optional(),
};
export const InfoAnswer = z.object({ ...answered, country: z.string().optional() });
export const BalanceAnswer = z.object({
  ...answered,
  currency: z.string().optional(),
  balance: z.bigint().optional(),
});
export type InfoAnswer = z.infer<typeof InfoAnswer>;
export type BalanceAnswer = z.infer<typeof BalanceAnswer>;
