import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import { titleOf } from '../catalogue/titles.ts';
import { findCardGame } from '../games/card-games.ts';
import type { Telling } from '../rounds/telling.ts';
import {
  type CardTable,
  findCardTable,
  lockCardTable,
  lockDueTable,
  updateCardTable,
} from './card-tables.repo.ts';
import { findHand, type Hand } from './hands.repo.ts';
import { listSittings, type Sitting } from './sittings.repo.ts';

/**
 * A table under its lock. What is here is what the rows say: whoever changes a row changes it here too. What wallets are
 * owed is told when the transaction is committed.
 */
export type Held = {
  tx: Tx;
  game: AnyCardGame;
  table: CardTable;
  /** Everybody who has not left, by seat. */
  sittings: Sitting[];
  /** The hand that is played, or was last. */
  hand: Hand | null;
  owed: string[];
};

export type Holding = ReturnType<typeof createHolding>;
type Needs = {
  database: Database;
  telling: Telling;
  clock: Clock;
  /** All that is due at the table now; says when something will be. */
  goOn(held: Held): Promise<number | null>;
  /** Something happened at the table. */
  changed(tableId: string): void;
};

/** Whatever happens at a table happens here: one thing after another, each followed by all that is due then. */
export function createHolding({ database, telling, clock, goOn, changed }: Needs) {
  async function run<Answer>(
    tableId: string,
    lock: (tx: Tx) => Promise<CardTable | undefined>,
    work: (held: Held) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const known = await findCardTable(database.queries, tableId);
    const game = known && gameOf(known);
    if (!game) return undefined;
    const owed: string[] = [];
    const answer = await database.transaction(async (tx) => {
      const table = await lock(tx);
      if (!table) return undefined;
      const sittings = await listSittings(tx, [tableId]);
      const hand = table.handId === null ? null : ((await findHand(tx, table.handId)) ?? null);
      const held: Held = { tx, game, table, sittings, hand, owed };
      const done = await work(held);
      const dueAt = await goOn(held);
      const { handNumber, handId, button, leader, nextAt, version, stoppedAt } = held.table;
      await updateCardTable(tx, tableId, {
        handNumber,
        handId,
        button,
        leader,
        nextAt,
        dueAt: dueAt === null ? null : new Date(dueAt),
        version: version + 1,
        stoppedAt,
      });
      return { done };
    });
    telling.tell(owed);
    if (answer) changed(tableId);
    return answer?.done;
  }

  return {
    /** Undefined: there is no such table. */
    hold: <Answer>(tableId: string, work: (held: Held) => Promise<Answer>) =>
      run(tableId, (tx) => lockCardTable(tx, tableId), work),
    /** Does what is due at a table, unless another process does. */
    look: (tableId: string) =>
      run(
        tableId,
        (tx) => lockDueTable(tx, tableId, new Date(clock.now())),
        async () => {},
      ),
  };
}

export function gameOf({ gameCode }: Pick<CardTable, 'gameCode'>): AnyCardGame | undefined {
  return findCardGame(titleOf(gameCode)?.mechanic ?? '');
}
