import { EXTERNAL_SOURCES, ISSUE_STATES } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import type { BeaconChain } from '@parlour/fairness/beacon';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export type IssueBeacon = { chain: BeaconChain; round: number; signature: string | null };

/**
 * An issue of a lottery: the commitment to its seed before anybody can buy, everything its numbers were computed from
 * afterwards. No column holds a number before it is drawn.
 */
export const lotteryIssue = pgTable(
  'lottery_issue',
  {
    brandId: uuid('brand_id').notNull(),
    game: text('game').notNull(),
    numero: text('numero').notNull(),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    drawsAt: at('draws_at').notNull(),
    state: text('state', { enum: ISSUE_STATES }).notNull(),
    commitment: text('commitment').notNull(),
    committedAt: at('committed_at').notNull(),
    /** Encrypted at rest; gone once the seed is revealed. */
    sealedSeed: text('sealed_seed'),
    /** From then on no ticket can be added: a trigger refuses it. */
    sealedAt: at('sealed_at'),
    root: text('root'),
    tickets: integer('tickets'),
    externalSource: text('external_source', { enum: EXTERNAL_SOURCES }).notNull(),
    external: text('external'),
    /** The round of the public beacon that was fixed when the issue was sealed, and its signature once it was spoken. */
    beacon: jsonb('beacon').$type<IssueBeacon>(),
    seed: text('seed'),
    drawnAt: at('drawn_at'),
    result: jsonb('result').$type<number[]>(),
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.game, table.numero] }),
    index('lottery_issue_due').on(table.state, table.closesAt),
    index('lottery_issue_time').on(table.brandId, table.game, table.closesAt),
  ],
);
