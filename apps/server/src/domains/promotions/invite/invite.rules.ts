import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { AGENT_TYPES, type InvitePlan, type MemberType, REAL_MONEY_TYPES } from '@parlour/contract';
import { amountOf, currencyOf, isShownExactly, writeDecimal } from '@parlour/money';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';

export const SETTLE_EVERY_MS = 10 * MINUTE_MS;
/** So many are read at once. */
export const INVITES_AT_ONCE = 500;
/** The night's work of the last day may still be on its way: until then nothing lapses. */
export const LAPSE_AFTER_MS = DAY_MS;
/** A random code that is taken is drawn again, so often. */
export const CODE_TRIES = 5;
/** The newest friends that a new one is compared with. */
export const CIRCLE_MAX = 200;

const UNITS = { inviterGift: '18', friendGift: '8', deposit: '100', stake: '300' } as const;

/** What a brand has until two of its operators agree on another. */
export function defaultPlan(currency: string): InvitePlan {
  const unit = BigInt(currencyOf(currency).inputUnit);
  const money = (units: string) => writeDecimal(amountOf(units) * unit);
  return {
    isOn: true,
    inviterGift: money(UNITS.inviterGift),
    friendGift: money(UNITS.friendGift),
    deposit: money(UNITS.deposit),
    stake: money(UNITS.stake),
    days: 30,
    waitDays: 7,
    perMonth: 20,
  };
}

const AMOUNTS = ['inviterGift', 'friendGift', 'deposit', 'stake'] as const;

/** What cannot be, by field: gifts of nothing, or in parts of a coin. */
export function planFaults(plan: InvitePlan, currency: string): Record<string, string> {
  return Object.fromEntries(
    AMOUNTS.flatMap((field): [string, string][] => {
      const amount = amountOf(plan[field]);
      if (amount <= 0n) return [[`plan.${field}`, 'too_small']];
      return isShownExactly(amount, currencyOf(currency)) ? [] : [[`plan.${field}`, 'too_many_decimals']];
    }),
  );
}

/** Agents are paid by contract for those below them, and trial and internal accounts play with no money. */
export const canInvite = (type: MemberType): boolean =>
  REAL_MONEY_TYPES.includes(type) && !AGENT_TYPES.includes(type);

/** The business days in which a friend does it all, and when the last of them ends. */
export function windowOf(
  { registeredAt, terms }: { registeredAt: Date; terms: Pick<InvitePlan, 'days'> },
  calendar: Calendar,
): { firstDay: string; lastDay: string; endsMs: number } {
  const firstDay = calendar.dayOf(registeredAt.getTime());
  const lastDay = nextDate(firstDay, terms.days - 1);
  return { firstDay, lastDay, endsMs: calendar.startOf(nextDate(lastDay)) };
}

export type Done = { readonly phoneAt: Date | null; readonly deposited: bigint; readonly staked: bigint };

/** Whether a friend has done it all in time. */
export const isDone = (
  { phoneAt, deposited, staked }: Done,
  terms: Pick<InvitePlan, 'deposit' | 'stake'>,
  endsMs: number,
): boolean =>
  phoneAt !== null &&
  phoneAt.getTime() < endsMs &&
  deposited >= amountOf(terms.deposit) &&
  staked >= amountOf(terms.stake);

/** The month of a day, and the first day of the next. */
export function monthAround(day: string): { from: string; next: string } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, next: `${nextDate(from, 31).slice(0, 7)}-01` };
}
