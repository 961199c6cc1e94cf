import { DEVICES, type LoginMethod } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../members/members.schema.ts';

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
    device: text('device', { enum: DEVICES }).notNull(),
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
 * Sign-ins and failed tries. No foreign key to members: a try at an unknown name is written too, and rolled back, so
 * that it takes as long.
 */
export const identityLogin = pgTable(
  'identity_login',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    isSuccess: boolean('is_success').notNull(),
    method: text('method').$type<LoginMethod>().notNull(),
    device: text('device', { enum: DEVICES }).notNull(),
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

/** A browser in which a member has signed in: their failures there are counted apart from strangers'. */
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

/** Single-use secrets: captcha answers, tickets, challenges. A second use finds none. */
export const identitySingleUse = pgTable(
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
