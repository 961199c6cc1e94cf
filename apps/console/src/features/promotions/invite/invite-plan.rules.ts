import type { ConsoleClient } from '@parlour/client/console';

export type InvitePlanState = Awaited<ReturnType<ConsoleClient['promotions']['invitePlan']>>;
export type Plan = InvitePlanState['plan'];

export const AMOUNT_FIELDS = [
  'inviterGift',
  'friendGift',
  'deposit',
  'stake',
] as const satisfies readonly (keyof Plan)[];
export const COUNT_FIELDS = ['days', 'waitDays', 'perMonth'] as const satisfies readonly (keyof Plan)[];

/** Every figure as it is typed. */
export type Draft = Pick<Plan, 'isOn'> &
  Record<(typeof AMOUNT_FIELDS)[number] | (typeof COUNT_FIELDS)[number], string>;

export const draftOf = (plan: Plan): Draft => ({
  ...plan,
  days: String(plan.days),
  waitDays: String(plan.waitDays),
  perMonth: String(plan.perMonth),
});

/** As it is sent; what is no number is for the server to refuse. */
export const planOf = (draft: Draft): Plan => ({
  isOn: draft.isOn,
  inviterGift: draft.inviterGift.trim(),
  friendGift: draft.friendGift.trim(),
  deposit: draft.deposit.trim(),
  stake: draft.stake.trim(),
  days: Number(draft.days),
  waitDays: Number(draft.waitDays),
  perMonth: Number(draft.perMonth),
});
