import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { createTicketTree } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { writeDecimal } from '@parlour/money';
import type { Title } from '../catalogue/titles.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import { dropLate, listBets, listOnTable } from './table-bets.repo.ts';
import type { Part, TableGame } from './table-game.ts';
import {
  closeBooks,
  insertTableRound,
  listComing,
  listFromCurrent,
  lockTableRound,
  moveTableRound,
  type TableRound,
} from './table-rounds.repo.ts';
import type { TableSeeds } from './table-seeds.ts';
import { lockTable } from './tables.repo.ts';
import { COMING, ENDED_AT_ONCE } from './tables.rules.ts';

export type TableRounds = ReturnType<typeof createTableRounds>;
type Needs = { database: Database; seeds: TableSeeds; deliveries: Deliveries; clock: Clock };

/**
 * How a round of a table moves on. Every move is made under the lock of its row and only from the phase before, so two
 * processes that both believe they run the table do no harm.
 */
export function createTableRounds({ database, seeds, deliveries, clock }: Needs) {
  const inMs = (ms: number) => new Date(clock.now() + ms);

  /**
   * Opens betting on the next round, and commits to one more. Rounds to come that were not committed to are committed to
   * first, and nothing is opened: everybody may know them before one can bet.
   */
  function open({ game_code: gameCode, model }: Title, bettingMs: number): Promise<TableRound | undefined> {
    return database.transaction(async (tx) => {
      await lockTable(tx, gameCode);
      const { current, coming } = await listFromCurrent(tx, gameCode);
      if (current && current.settledAt === null) return undefined;
      const [next] = coming;
      const last = coming.at(-1) ?? current;
      const missing = COMING - coming.length;
      for (let place = 1; place <= Math.max(missing, 1); place += 1)
        await insertTableRound(tx, seeds.make({ gameCode, model, number: (last?.number ?? 0) + place }));
      if (!next || missing > 0) return undefined;
      const times = { opensAt: inMs(0), closesAt: inMs(bettingMs) };
      return moveTableRound(tx, { id: next.id, from: 'coming', to: 'betting' }, times);
    });
  }

  /** Closes the list of bets. Those that were not taken in time are dropped, and their stakes asked back. */
  function close({ id }: TableRound, { reveal }: Pick<TableGame, 'reveal'>): Promise<string[]> {
    return database.transaction(async (tx) => {
      const tableRound = await lockTableRound(tx, id, 'betting');
      if (!tableRound) return [];
      const rollbacks: string[] = [];
      for (const round of await dropLate(tx, id)) rollbacks.push(await deliveries.add(tx, round, 'rollback'));
      const following = (await listComing(tx, tableRound.gameCode))[0];
      if (following?.number !== tableRound.number + 1) throw new Error('a round without one that follows');
      const drawn = { root: await rootOver(tx, id), external: following.commitment };
      await moveTableRound(
        tx,
        { id, from: 'betting', to: 'running' },
        { ...drawn, startedAt: inMs(0), ...(await reveal({ ...tableRound, ...drawn })) },
      );
      return rollbacks;
    });
  }

  /** By its start and its outcome, however late somebody looks. */
  async function end(tableRound: TableRound, game: Pick<TableGame, 'endOf' | 'conclude'>): Promise<void> {
    const endedAt = new Date(await game.endOf(tableRound));
    const outcome = await game.conclude(tableRound);
    const move = { id: tableRound.id, from: 'running', to: 'over' } as const;
    await moveTableRound(database.queries, move, { ...outcome, endedAt });
  }

  /** It is never drawn; every bet goes back. */
  function cancel({ id }: TableRound): Promise<TableRound | undefined> {
    return moveTableRound(database.queries, { id, from: 'betting', to: 'void' }, { endedAt: inMs(0) });
  }

  /** A part of the bets of a round that was cancelled. */
  async function giveBack({ id }: TableRound): Promise<Part> {
    const owed: string[] = [];
    const bets = await listOnTable(database.queries, id, ENDED_AT_ONCE);
    for (const round of bets)
      owed.push(...(await database.transaction((tx) => deliveries.cancelAll(tx, round))));
    if (bets.length === 0) await closeBooks(database.queries, id, inMs(0));
    return { owed, isDone: bets.length === 0 };
  }

  return { open, close, end, cancel, giveBack };
}

async function rootOver(tx: Tx, tableRoundId: string): Promise<string> {
  const tree = createTicketTree();
  for (const { stake, ...bet } of await listBets(tx, tableRoundId))
    tree.add(betTicket({ ...bet, stake: writeDecimal(stake) }));
  return tree.root();
}
