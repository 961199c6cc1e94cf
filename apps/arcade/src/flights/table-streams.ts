import { isSame } from '@parlour/game-rules';
import type { TableState } from './table-state.ts';

/** Somebody who watches a table. */
export type Watcher = { tell(event: 'table' | 'bets', data: object): void };

type TableStreams = ReturnType<typeof createTableStreams>;

/** Tells watchers what has changed: all of a table when a flight moves on, else only its bets. */
export function createTableStreams() {
  const tables = new Map<string, { watchers: Set<Watcher>; last: TableState }>();

  function push(gameCode: string, view: TableState): void {
    const table = tables.get(gameCode);
    if (!table) return;
    const { last } = table;
    table.last = view;
    if (!isSame({ ...last, now: 0, bets: 0 }, { ...view, now: 0, bets: 0 }))
      tellAll(table.watchers, 'table', view);
    else if (!isSame(last.bets, view.bets))
      tellAll(table.watchers, 'bets', { now: view.now, bets: view.bets });
  }

  return {
    watched: (): string[] => [...tables.keys()],
    push,

    /** The returned function ends it. */
    watch(gameCode: string, watcher: Watcher, view: TableState): () => void {
      const table = tables.get(gameCode) ?? { watchers: new Set<Watcher>(), last: view };
      tables.set(gameCode, table);
      table.watchers.add(watcher);
      watcher.tell('table', view);
      return () => {
        table.watchers.delete(watcher);
        if (table.watchers.size === 0) tables.delete(gameCode);
      };
    },
  };
}

function tellAll(watchers: ReadonlySet<Watcher>, event: 'table' | 'bets', data: object): void {
  for (const watcher of watchers) watcher.tell(event, data);
}
