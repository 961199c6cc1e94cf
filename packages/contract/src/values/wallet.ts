/** The member's purses. Money in `locked` is on its way out; `debt` is what they owe, never above zero. */
export const PURSES = ['main', 'bonus', 'locked', 'debt'] as const;
export type PurseType = (typeof PURSES)[number];

/** The groups that people see codes of transfers under. */
export const RECORD_GROUPS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'adjustment',
  'transfer',
] as const;
export type RecordGroup = (typeof RECORD_GROUPS)[number];

/** What an account of the ledger is for: a member's purses, and the platform's own. */
export const LEDGER_PURPOSES = [
  'main',
  'locked',
  'bonus',
  'debt',
  'house',
  'vendor',
  'cashier',
  'jackpot',
] as const;
export type LedgerPurpose = (typeof LEDGER_PURPOSES)[number];

export const TRANSFER_KINDS = [
  'deposit',
  'deposit_fee',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_fee',
  'withdrawal_returned',
  'bet',
  'bet_rollback',
  'win',
  'win_rollback',
  'rebate',
  'win_held',
  'win_held_back',
  'adjustment_in',
  'adjustment_out',
  'trial_grant',
  'purse_transfer',
  'jackpot_seed',
  'jackpot_contribution',
  'jackpot_win',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'reward_cash',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** The transfers a bet is shown as. */
export const BET_KINDS = ['bet', 'bet_rollback', 'win', 'win_rollback'] as const satisfies TransferKind[];
export type BetKind = (typeof BET_KINDS)[number];

/** What a day of a member or brand comes to. */
export const REPORT_FIGURES = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'bonuses',
  'adjustments',
  'net',
] as const;
/** What operators look at during the day. */
export const KEY_FIGURES = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'net',
] as const satisfies readonly ReportFigure[];
export type KeyFigure = (typeof KEY_FIGURES)[number];
export type ReportFigure = (typeof REPORT_FIGURES)[number];

export const HOLD_STATES = ['open', 'posted', 'voided'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** From the member's side. */
export const DIRECTIONS = ['in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a bonus may be played at, and what was done to earn it: one product for both, or any for both. */
export const BONUS_PRODUCTS = ['casino', 'lottery', 'betting', 'any'] as const;
export type BonusProduct = (typeof BONUS_PRODUCTS)[number];
/** A product that a stake belongs to: one that bonuses may be for, or play against people (`pvp`), which none pays for. */
export const PRODUCTS = ['casino', 'lottery', 'betting', 'pvp'] as const;
export type Product = (typeof PRODUCTS)[number];

/** One bonus of a member is active; the others wait, or have ended. */
export const BONUS_STATES = ['waiting', 'active', 'released', 'exhausted', 'expired', 'forfeited'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** What moves in the purse of an active bonus. */
export const BONUS_MOVES = [
  'bonus_grant',
  'bet',
  'bet_rollback',
  'win',
  'win_rollback',
  'rebate',
  'bonus_forfeit',
  'adjustment_in',
  'adjustment_out',
] as const satisfies TransferKind[];
export type BonusMove = (typeof BONUS_MOVES)[number];
