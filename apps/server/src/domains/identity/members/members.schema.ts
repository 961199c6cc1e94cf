import {
  type HeadIconName,
  type Language,
  MEMBER_STATES,
  MEMBER_TYPES,
  type MemberType,
} from '@parlour/contract';
import { at, bytes, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A member. Personal columns can be replaced when a person is erased; the row and its id stay. */
export const identityMember = pgTable(
  'identity_member',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    /** The short number people tell customer service; random, so it reveals no count. */
    customerNo: text('customer_no').notNull(),
    account: text('account').notNull(),
    /** The account in the form that is compared: look-alikes are equal. */
    accountKey: text('account_key').notNull(),
    type: integer('type').$type<MemberType>().notNull(),
    state: text('state', { enum: MEMBER_STATES }).notNull(),
    lockedReason: text('locked_reason'),
    /** Signs in on the agent side only. */
    isAgentOnly: boolean('is_agent_only').notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** Null: signs in by code, passkey or a third party. */
    passwordHash: text('password_hash'),
    /** For a password set by an operator: valid until then, and to be changed at once. */
    temporaryUntil: at('temporary_until'),
    paymentPasswordHash: text('payment_password_hash'),
    /** The secret of the authenticator, encrypted; null: there is no second factor. */
    secondFactor: text('second_factor'),
    /** The time step of the last accepted code: neither it nor an older one is accepted again. */
    lastCodeStep: integer('last_code_step'),
    nickname: text('nickname'),
    /** In the international form, +8613800000000. */
    mobile: text('mobile'),
    mobileVerifiedAt: at('mobile_verified_at'),
    email: text('email'),
    emailKey: text('email_key'),
    emailVerifiedAt: at('email_verified_at'),
    /** Proves nothing, and only brands that want it ask for it; of the answer a hash is kept. */
    securityQuestion: text('security_question'),
    securityAnswerHash: text('security_answer_hash'),
    /** When a way to sign in or to be paid last changed: withdrawals are held for a day after it. */
    sensitiveChangedAt: at('sensitive_changed_at'),
    /** Other registration fields, encrypted with the master key. */
    personalData: text('personal_data'),
    headIcon: text('head_icon').$type<HeadIconName>(),
    language: text('language').$type<Language>().notNull(),
    country: text('country'),
    timeZone: text('time_zone').notNull(),
    uplineId: uuid('upline_id'),
    recommenderId: uuid('recommender_id'),
    /** Others register below this agent with it. */
    inviteCode: text('invite_code'),
    registerMethod: text('register_method').notNull(),
    registerUrl: text('register_url').notNull(),
    registeredIp: text('registered_ip').notNull(),
    createdAt: at('created_at').notNull(),
    firstLoginAt: at('first_login_at'),
    lastLoginAt: at('last_login_at'),
    /** Only for trial accounts: deleted after this. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('identity_member_type', oneOf(table.type, MEMBER_TYPES)),
    check('identity_member_state', oneOf(table.state, MEMBER_STATES)),
    uniqueIndex('identity_member_account').on(table.brandId, table.accountKey),
    uniqueIndex('identity_member_customer_no').on(table.brandId, table.customerNo),
    uniqueIndex('identity_member_mobile')
      .on(table.brandId, table.mobile)
      .where(sql`${table.mobile} is not null`),
    uniqueIndex('identity_member_invite_code')
      .on(table.brandId, table.inviteCode)
      .where(sql`${table.inviteCode} is not null`),
    index('identity_member_email')
      .on(table.brandId, table.emailKey)
      .where(sql`${table.emailKey} is not null`),
    // For operators' searches: by prefix of a name, by type, by lock.
    index('identity_member_account_prefix').on(table.brandId, sql`${table.accountKey} collate "C"`),
    index('identity_member_nickname_prefix')
      .on(table.brandId, sql`lower(${table.nickname} collate "C")`)
      .where(sql`${table.nickname} is not null`),
    index('identity_member_type').on(table.brandId, table.type, table.id),
    index('identity_member_locked').on(table.brandId, table.id).where(sql`${table.state} = 'locked'`),
    index('identity_member_expires').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
  ],
);

/** The member a row belongs to. */
export const ofMember = (table: { brandId: AnyPgColumn; memberId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.brandId, table.memberId],
    foreignColumns: [identityMember.brandId, identityMember.id],
  });

/** A picture the member uploaded, re-encoded. */
export const identityHeadIcon = pgTable(
  'identity_head_icon',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    image: bytes('image').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] }), ofMember(table)],
);
