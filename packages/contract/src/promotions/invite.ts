import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Moment, pageById } from '../lists.ts';
import {
  INVITE_DAYS_MAX,
  INVITE_MONTH_MAX,
  INVITE_WAIT_DAYS_MAX,
} from '../values/promotions/invite.rules.ts';
import { INVITE_REFUSALS, INVITE_STATES } from '../values/promotions/invite.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { PlanAmount } from './vip.ts';

/** What a friend has to do, and what both are paid for it. */
export const InvitePlan = z.strictObject({
  isOn: z.boolean().describe('Off: nobody new is counted; what was promised is kept'),
  inviterGift: PlanAmount,
  friendGift: PlanAmount,
  deposit: PlanAmount.describe('What the friend deposits'),
  stake: PlanAmount.describe('The valid stake of the friend'),
  days: z
    .number()
    .int()
    .min(1)
    .max(INVITE_DAYS_MAX)
    .describe('Business days, that of the registration first'),
  waitDays: z.number().int().min(0).max(INVITE_WAIT_DAYS_MAX).describe('From all done to the payment'),
  perMonth: z
    .number()
    .int()
    .min(1)
    .max(INVITE_MONTH_MAX)
    .describe('Friends paid for in a month; the others wait'),
});
export type InvitePlan = z.infer<typeof InvitePlan>;

const InviteFriend = z.object({
  id: z.string().describe('Where the next page goes on'),
  name: z.string().describe('Masked'),
  registeredAt: Moment,
  state: z.enum(INVITE_STATES),
  refusal: z.enum(INVITE_REFUSALS).nullable(),
  hasPhone: z.boolean().describe('A proved one'),
  deposited: Money.describe('At most what is asked for'),
  staked: Money.describe('Valid stake as of the last night, at most what is asked for'),
  deposit: Money,
  stake: Money,
  endsAt: Moment.describe('Until then everything has to be done'),
  payAt: Moment.nullable().describe('Of one that is done, and not paid yet'),
  gift: Money.describe('What the inviter gets'),
});
export type InviteFriend = z.infer<typeof InviteFriend>;

export const inviteEndpoints = {
  invite: endpoint({
    method: 'GET',
    path: '/wps/invite',
    summary: "The member's invitation code, the terms, and what friends have brought so far",
    access: 'member',
    answer: z.object({
      currency: Currency,
      plan: InvitePlan,
      code: z.string().nullable().describe('null: nothing to invite with, as for agents and trial accounts'),
      friends: z.number().int(),
      paid: z.number().int().describe('Friends paid for'),
      paidThisMonth: z.number().int(),
      earned: Money,
    }),
    refusals: [],
  }),
  inviteFriends: endpoint({
    method: 'GET',
    path: '/wps/invite/friends',
    summary: 'Friends who came with the code, the newest first, and what each still has to do',
    access: 'member',
    query: z.object(pageById),
    answer: listOf(InviteFriend),
    refusals: [],
  }),
};
