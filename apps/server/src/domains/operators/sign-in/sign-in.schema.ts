import { at, bytes } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { operatorsOperator } from '../operators.schema.ts';

export const operatorsRecoveryCode = pgTable('operators_recovery_code', {
  codeHash: text('code_hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operatorsOperator.id),
});

/** Open and ended sessions. Only hashes of the two halves are kept. */
export const operatorsSession = pgTable(
  'operators_session',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    cookieHash: text('cookie_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('operators_session_cookie').on(table.cookieHash),
    index('operators_session_open').on(table.operatorId).where(sql`${table.endedAt} is null`),
    index('operators_session_ends').on(table.endsAt),
  ],
);

/** Half-way through signing in: the password was right, a code is required. */
export const operatorsChallenge = pgTable('operators_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operatorsOperator.id),
  expiresAt: at('expires_at').notNull(),
});

/** Takes the place of a code at signing in; belongs to the console's host name. */
export const operatorsPasskey = pgTable(
  'operators_passkey',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    label: text('label').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    uniqueIndex('operators_passkey_credential').on(table.credentialId),
    index('operators_passkey_operator').on(table.operatorId),
  ],
);

/** What a passkey is asked to sign, once. */
export const operatorsCeremony = pgTable('operators_ceremony', {
  challengeHash: text('challenge_hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operatorsOperator.id),
  /** The session it was begun in, or the hash of the challenge of a sign-in that is half-way. */
  boundTo: text('bound_to').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** A browser in which an operator has signed in: their failures there are counted apart from strangers'. */
export const operatorsDevice = pgTable(
  'operators_device',
  {
    deviceHash: text('device_hash').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceHash, table.operatorId] })],
);

/** Stands for the token in an address, for one use. */
export const operatorsTicket = pgTable('operators_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => operatorsSession.id),
  purpose: text('purpose').notNull(),
  brandId: uuid('brand_id'),
  expiresAt: at('expires_at').notNull(),
});
