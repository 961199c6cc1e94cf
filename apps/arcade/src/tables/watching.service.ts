import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Log } from '../log.ts';
import { startLooking } from '../looking.ts';
import { Refused } from '../refused.ts';
import type { TableSeeds } from './table-seeds.ts';
import type { TableState } from './table-state.ts';
import { createTableStreams, type Watcher } from './table-streams.ts';
import { createTableView } from './table-view.ts';
import { LOOK_MS } from './tables.rules.ts';
import type { Tables } from './tables.service.ts';

export type Watching = ReturnType<typeof createWatching>;
type Needs = { database: Database; tables: Tables; seeds: TableSeeds; clock: Clock; log: Log };

/** Those who watch tables, with or without a bet; and the loop that runs tables and tells them what happens. */
export function createWatching({ database, tables, seeds, clock, log }: Needs) {
  const streams = createTableStreams<TableState>();
  const viewTables = createTableView({ queries: database.queries, seeds, clock, log });

  /** Of a thousand who come at once, one has it read. */
  const reading = new Map<string, Promise<TableState>>();

  async function read(gameCode: string): Promise<TableState> {
    const state = (await viewTables([gameCode])).get(gameCode);
    if (!state) throw new Error(`${gameCode} cannot be seen`);
    return state;
  }

  function view(gameCode: string): Promise<TableState> {
    const state = reading.get(gameCode) ?? read(gameCode).finally(() => reading.delete(gameCode));
    reading.set(gameCode, state);
    return state;
  }

  /** Returns after how many milliseconds to look again. */
  async function look(): Promise<number> {
    await tables.want(streams.watched());
    const dueMs = await tables.doDue();
    const watched = streams.watched();
    for (const [gameCode, view] of await viewTables(watched)) streams.push(gameCode, view);
    return watched.length > 0 ? Math.min(dueMs, LOOK_MS.watched) : dueMs;
  }

  return {
    look,
    /** As anybody sees them. */
    view: viewTables,

    async watch(gameCode: string, watcher: Watcher): Promise<() => void> {
      if (!tables.has(gameCode)) throw new Refused('not_found');
      await tables.want([gameCode]);
      return streams.watch(gameCode, watcher, () => view(gameCode));
    },

    /** The returned function stops it and waits for what is running. */
    async start(): Promise<() => Promise<void>> {
      await tables.takeOver();
      return startLooking({
        clock,
        look,
        failed(error) {
          log.error({ err: error }, 'the tables could not be run');
          return LOOK_MS.idle;
        },
      });
    },
  };
}
