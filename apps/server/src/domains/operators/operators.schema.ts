import { OPERATOR_STATES, ROLES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { boolean, check, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Who works in the console. One account may have roles in several brands, hence no brand in its key. */
export const operatorsOperator = pgTable(
  'operators_operator',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    state: text('state', { enum: OPERATOR_STATES }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull(),
    /** Encrypted with the master key; the pending one is active only after one of its codes was entered. */
    secondFactor: text('second_factor'),
    pendingSecondFactor: text('pending_second_factor'),
    /** The time step of the last accepted code: neither it nor an older one is accepted again. */
    lastCodeStep: integer('last_code_step').notNull(),
    createdAt: at('created_at').notNull(),
    lastSignedInAt: at('last_signed_in_at'),
    /** Was ever an admin for all brands. */
    wasAdmin: boolean('was_admin').notNull().default(false),
    /** Who was told its last one-time password, and so could be the one who uses it; null: nobody in the console. */
    accessFrom: uuid('access_from'),
  },
  (table) => [
    check('operators_operator_state', oneOf(table.state, OPERATOR_STATES)),
    uniqueIndex('operators_operator_name').on(table.name),
  ],
);

/** A role for one brand, or (null) for all of them and the platform itself. */
export const operatorsGrant = pgTable(
  'operators_grant',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operatorsOperator.id),
    role: text('role', { enum: ROLES }).notNull(),
    brandId: uuid('brand_id'),
  },
  (table) => [
    check('operators_grant_role', oneOf(table.role, ROLES)),
    unique('operators_grant_once').on(table.operatorId, table.role, table.brandId).nullsNotDistinct(),
  ],
);
