import { isSame } from '@parlour/game-rules';

/** Somebody who watches a table or a room. `change` has only what is new of what `table` told. */
export type Watcher = { tell(event: 'table' | 'change', data: object): void };

/** Tells watchers all of a table when they come, and then what changes. */
export function createTableStreams<State extends { now: number }>() {
  const tables = new Map<string, { watchers: Set<Watcher>; last: State }>();

  function push(gameCode: string, view: State): void {
    const table = tables.get(gameCode);
    if (!table) return;
    const changes = changesOf(table.last, view);
    table.last = view;
    if (changes.length === 0) return;
    const told = { now: view.now, ...Object.fromEntries(changes) };
    for (const watcher of table.watchers) watcher.tell('change', told);
  }

  return {
    watched: (): string[] => [...tables.keys()],
    push,

    /** The returned function ends it. Who is the first at a table has it read; the others learn what the first knows. */
    async watch(gameCode: string, watcher: Watcher, read: () => Promise<State>): Promise<() => void> {
      const view = tables.get(gameCode)?.last ?? (await read());
      const table = tables.get(gameCode) ?? { watchers: new Set<Watcher>(), last: view };
      tables.set(gameCode, table);
      table.watchers.add(watcher);
      watcher.tell('table', table.last);
      return () => {
        table.watchers.delete(watcher);
        if (table.watchers.size === 0) tables.delete(gameCode);
      };
    },
  };
}

function changesOf<State extends object>(last: State, view: State): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => {
    const known = last[name as keyof State];
    return name !== 'now' && value !== known && !isSame(value, known);
  });
}
