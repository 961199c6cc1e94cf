import { INVITE_REFUSALS, INVITE_STATES, type InvitePlan, type OverlapSign } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/** What a brand pays for friends, every version of it; the last one holds. */
export const promotionsInvitePlan = pgTable(
  'promotions_invite_plan',
  {
    brandId: uuid('brand_id').notNull(),
    version: integer('version').notNull(),
    plan: jsonb('plan').$type<InvitePlan>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);

/** What a member gives to friends. Made when first asked for; locked while a friend is paid for. */
export const promotionsInviteCode = pgTable(
  'promotions_invite_code',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    code: text('code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId] }),
    unique('promotions_invite_code_once').on(table.brandId, table.code),
  ],
);

/** A friend who registered with a member's code: a friend has one inviter, for good. */
export const promotionsInvite = pgTable(
  'promotions_invite',
  {
    brandId: uuid('brand_id').notNull(),
    friendId: uuid('friend_id').notNull(),
    inviterId: uuid('inviter_id').notNull(),
    /** As they were when the friend registered. */
    terms: jsonb('terms').$type<InvitePlan>().notNull(),
    registeredAt: at('registered_at').notNull(),
    state: text('state', { enum: INVITE_STATES }).notNull(),
    refusal: text('refusal', { enum: INVITE_REFUSALS }),
    signs: jsonb('signs').$type<OverlapSign[]>().notNull(),
    /** Of one that is done: when it is looked at, and paid. */
    payAt: at('pay_at'),
    paidAt: at('paid_at'),
    decidedBy: uuid('decided_by'),
    /** What the operator said who decided. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.friendId] }),
    index('promotions_invite_inviter').on(table.brandId, table.inviterId, table.friendId),
    index('promotions_invite_state').on(table.brandId, table.state, table.friendId),
    check('promotions_invite_self', sql`${table.friendId} <> ${table.inviterId}`),
    check('promotions_invite_state', oneOf(table.state, INVITE_STATES)),
    check('promotions_invite_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
    check('promotions_invite_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
);
