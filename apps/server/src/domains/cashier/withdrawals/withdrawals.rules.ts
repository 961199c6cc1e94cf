import { type CashierSettings, WITHDRAWAL_STATES, type WithdrawalState } from '@parlour/contract';
import { type Amount, currencyOf, PARTS_PER_UNIT, readDecimal, roundDownToShown } from '@parlour/money';

type WithdrawalSettings = CashierSettings['withdrawals'];

/** What can be done to a withdrawal. */
export const WITHDRAWAL_ACTS = [
  'take',
  'approve',
  'reject',
  'cancel',
  'send',
  'refuse',
  'pay',
  'fail',
] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];

/**
 * The allowed moves of a withdrawal. An operator takes, approves or rejects; the member cancels; the payment gateway
 * accepts what is sent or refuses it, and then pays or fails.
 */
export const WITHDRAWAL_MOVES = {
  requested: { take: 'reviewing', reject: 'rejected', cancel: 'cancelled' },
  reviewing: { approve: 'approved', reject: 'rejected' },
  approved: { send: 'paying', refuse: 'failed' },
  paying: { pay: 'paid', fail: 'failed' },
  paid: {},
  rejected: {},
  failed: {},
  cancelled: {},
} as const satisfies Record<WithdrawalState, Partial<Record<WithdrawalAct, WithdrawalState>>>;

/** Null: not possible in that state. */
export function stateAfter(state: WithdrawalState, act: WithdrawalAct): WithdrawalState | null {
  const moves: Partial<Record<WithdrawalAct, WithdrawalState>> = WITHDRAWAL_MOVES[state];
  return moves[act] ?? null;
}

/** No further act is possible. */
export function isEnded(state: WithdrawalState): boolean {
  return Object.keys(WITHDRAWAL_MOVES[state]).length === 0;
}

/** Those that have not ended. */
export const RUNNING = WITHDRAWAL_STATES.filter((state) => !isEnded(state));

/** Those whose money came back; they do not count among the withdrawals of a day. */
export const GIVEN_BACK = ['rejected', 'failed', 'cancelled'] as const satisfies WithdrawalState[];

/** Those an operator has to decide. */
export const TO_DECIDE = ['requested', 'reviewing'] as const satisfies WithdrawalState[];

/** A hundred percent in hundredths of a percent. */
const WHOLE = 10_000n;

/** What a member's VIP level adds to every business day. */
export type WithdrawalPrivilege = {
  readonly level: number;
  readonly freeWithdrawals: number;
  readonly moreWithdrawals: number;
};
type DayTerms = Pick<WithdrawalSettings, 'perDay' | 'freePerDay'>;

/** How many withdrawals a business day has for a member of the level, and how many of them are free. */
export function dayTermsOf(
  { perDay, freePerDay }: DayTerms,
  { freeWithdrawals, moreWithdrawals }: Pick<WithdrawalPrivilege, 'freeWithdrawals' | 'moreWithdrawals'>,
): DayTerms {
  const most = perDay + moreWithdrawals;
  return { perDay: most, freePerDay: Math.min(most, freePerDay + freeWithdrawals) };
}

/** What is left of a day for who made so many; the brand's free ones go first, then those of the level. */
export function leftOfDay(settings: WithdrawalSettings, privilege: WithdrawalPrivilege, today: number) {
  const { perDay, freePerDay } = dayTermsOf(settings, privilege);
  const isFeeTaken = hundredthsOf(settings.feePercent) > 0n;
  const vipFreeLeft = isFeeTaken ? Math.max(0, freePerDay - Math.max(today, settings.freePerDay)) : 0;
  const isRicher = perDay > settings.perDay || freePerDay > settings.freePerDay;
  return {
    perDay,
    freeLeft: Math.max(0, freePerDay - today),
    countLeft: Math.max(0, perDay - today),
    vip: isRicher ? { level: privilege.level, freeLeft: vipFreeLeft } : null,
  };
}

/** The fee of a withdrawal, given how many came before it in the same business day. */
export function feeOfWithdrawal(
  amount: Amount,
  { feePercent, freePerDay }: Pick<WithdrawalSettings, 'feePercent' | 'freePerDay'>,
  { before, currency }: { before: number; currency: string },
): Amount {
  return before < freePerDay ? 0n : roundFee((amount * hundredthsOf(feePercent)) / WHOLE, currency);
}

/** The only rounding of fees: down to what the currency shows, so fractions are free. */
function roundFee(fee: Amount, currency: string): Amount {
  return roundDownToShown(fee, currencyOf(currency));
}

/** `1.25` percent is 125 hundredths of one. */
function hundredthsOf(percent: string): bigint {
  const parts = readDecimal(percent);
  if (parts === null) throw new Error(`no percentage: ${percent}`);
  return (parts * 100n) / PARTS_PER_UNIT;
}

/** An amount as brands state it. */
export function settingAmount(text: string): Amount {
  const amount = readDecimal(text);
  if (amount === null) throw new Error(`no amount: ${text}`);
  return amount;
}

/** From the brand's threshold on, two operators must approve. */
export const needsTwoPersons = (amount: Amount, { twoPersonsFrom }: WithdrawalSettings): boolean =>
  amount >= settingAmount(twoPersonsFrom);
