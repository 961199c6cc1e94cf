import type { LoginMethod, MemberType } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Who plays. Personal columns can be replaced when somebody is erased; the row and its id stay. */
export const identityMember = pgTable(
  'identity_member',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    /** The short number people tell customer service; random, so that it counts nothing. */
    customerNo: text('customer_no').notNull(),
    account: text('account').notNull(),
    /** The account as it is compared: two that look alike are one. */
    accountKey: text('account_key').notNull(),
    type: integer('type').$type<MemberType>().notNull(),
    state: text('state', { enum: ['active', 'locked'] }).notNull(),
    lockedReason: text('locked_reason'),
    /** Signs in on the agent side only. */
    isAgentOnly: boolean('is_agent_only').notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** Null: signs in otherwise, by code, passkey or a third party. */
    passwordHash: text('password_hash'),
    /** Set by an operator: usable until then, and to be changed at once. */
    temporaryUntil: at('temporary_until'),
    paymentPasswordHash: text('payment_password_hash'),
    nickname: text('nickname'),
    /** In the international form, +8613800000000. */
    mobile: text('mobile'),
    mobileVerifiedAt: at('mobile_verified_at'),
    email: text('email'),
    emailKey: text('email_key'),
    emailVerifiedAt: at('email_verified_at'),
    /** When the phone, the mail, the payee or a bank card last changed: withdrawals wait for a day after it. */
    sensitiveChangedAt: at('sensitive_changed_at'),
    /** What else the registration asked for, by field, encrypted with the master key. */
    personalData: text('personal_data'),
    headIcon: text('head_icon'),
    language: text('language').notNull(),
    country: text('country'),
    timeZone: text('time_zone').notNull(),
    uplineId: uuid('upline_id'),
    recommenderId: uuid('recommender_id'),
    /** With which others register below this agent. */
    inviteCode: text('invite_code'),
    registerMethod: text('register_method').notNull(),
    registerUrl: text('register_url').notNull(),
    registeredIp: text('registered_ip').notNull(),
    createdAt: at('created_at').notNull(),
    firstLoginAt: at('first_login_at'),
    lastLoginAt: at('last_login_at'),
    /** Of a trial account: what may be swept away. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    check('identity_member_type', sql`${table.type} in (0, 1, 2, 4, 40, 41, 42)`),
    check('identity_member_state', sql`${table.state} in ('active', 'locked')`),
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
    // How operators find members among many: by the beginning of a name, by type, by being locked.
    index('identity_member_account_prefix').on(table.brandId, sql`${table.accountKey} collate "C"`),
    index('identity_member_nickname_prefix')
      .on(table.brandId, sql`lower(${table.nickname} collate "C")`)
      .where(sql`${table.nickname} is not null`),
    index('identity_member_type').on(table.brandId, table.type, table.id),
    index('identity_member_locked').on(table.brandId, table.id).where(sql`${table.state} = 'locked'`),
    index('identity_member_expires').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
  ],
);

const ofMember = (table: { brandId: AnyPgColumn; memberId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.brandId, table.memberId],
    foreignColumns: [identityMember.brandId, identityMember.id],
  });

/** A picture the member uploaded, as it was encoded anew. */
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

/** What was agreed to: which document, when and from where. */
export const identityConsent = pgTable(
  'identity_consent',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull(),
    ip: text('ip').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('identity_consent_member').on(table.brandId, table.memberId),
    ofMember(table),
  ],
);

/** Open and ended sessions. Only hashes of the two halves are kept. */
export const identitySession = pgTable(
  'identity_session',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    method: text('method').$type<LoginMethod>().notNull(),
    device: text('device', { enum: ['H5', 'APP', 'OTHERS'] }).notNull(),
    ip: text('ip').notNull(),
    country: text('country'),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('identity_session_cookie').on(table.brandId, table.cookieHash),
    index('identity_session_open').on(table.brandId, table.memberId).where(sql`${table.endedAt} is null`),
    index('identity_session_seen').on(table.brandId, table.lastSeenAt).where(sql`${table.endedAt} is null`),
    index('identity_session_ends').on(table.endsAt),
    ofMember(table),
  ],
);

/**
 * Who signed in or tried to. No key binds it to the members: a try at a name that nobody has is written likewise, and
 * undone, so that it takes as long.
 */
export const identityLogin = pgTable(
  'identity_login',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    isSuccess: boolean('is_success').notNull(),
    method: text('method').$type<LoginMethod>().notNull(),
    device: text('device', { enum: ['H5', 'APP', 'OTHERS'] }).notNull(),
    ip: text('ip').notNull(),
    country: text('country'),
    userAgent: text('user_agent').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('identity_login_member').on(table.brandId, table.memberId, table.id),
    index('identity_login_ip').on(table.brandId, table.ip, table.id),
    index('identity_login_at').on(table.at),
  ],
);

/** A browser in which somebody once signed in: their failures there are counted apart from strangers'. */
export const identityDevice = pgTable(
  'identity_device',
  {
    brandId: uuid('brand_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.deviceHash, table.memberId] }), ofMember(table)],
);

/** A code that was sent, to be given back. Kept alike for numbers nobody has, so that nothing tells them apart. */
export const identityCode = pgTable(
  'identity_code',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    purpose: text('purpose', { enum: ['register', 'login', 'password', 'contact'] }).notNull(),
    /** The number or address it went to. */
    recipient: text('recipient').notNull(),
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('identity_code_recipient').on(table.brandId, table.purpose, table.recipient),
    index('identity_code_expires').on(table.expiresAt),
  ],
);

/** Secrets that are good for one use: captcha answers, tickets, challenges. Whoever comes second finds none. */
export const identityOnce = pgTable(
  'identity_once',
  {
    brandId: uuid('brand_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.secretHash] }),
    index('identity_once_expires').on(table.expiresAt),
  ],
);

export const identityPasskey = pgTable(
  'identity_passkey',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    label: text('label').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('identity_passkey_credential').on(table.brandId, table.credentialId),
    index('identity_passkey_member').on(table.brandId, table.memberId),
    ofMember(table),
  ],
);

/** An account at a third party that signs in to ours. Specification section 4: once confirmed it stays. */
export const identitySocial = pgTable(
  'identity_social',
  {
    brandId: uuid('brand_id').notNull(),
    provider: text('provider', { enum: ['facebook', 'google'] }).notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id').notNull(),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.provider, table.subject] }),
    uniqueIndex('identity_social_member').on(table.brandId, table.memberId, table.provider),
    ofMember(table),
  ],
);
