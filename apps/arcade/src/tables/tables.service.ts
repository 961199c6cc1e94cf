import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { isShared, TITLES, type Title } from '../catalogue/titles.ts';
import type { Telling } from '../rounds/telling.ts';
import type { Cashing } from './cashing.service.ts';
import type { Dealing } from './dealing.service.ts';
import { hasPlaced } from './table-bets.repo.ts';
import type { TableGame } from './table-game.ts';
import { listUnsettled, mapCurrent, type TableRound } from './table-rounds.repo.ts';
import type { TableRounds } from './table-rounds.service.ts';
import { endTableLeases, leaseTables, listWanted, wantTable } from './tables.repo.ts';
import { GRACE_MS, LATE_MS, LOOK_MS, TABLE_LEASE_MS, WANT_AGAIN_MS, WANTED_MS } from './tables.rules.ts';

export type Tables = ReturnType<typeof createTables>;
type Needs = {
  database: Database;
  tableRounds: TableRounds;
  cashing: Cashing;
  dealing: Dealing;
  telling: Telling;
  clock: Clock;
};
type Table = { title: Title; game: TableGame };

/**
 * Runs the tables that this process has the lease of. All it knows is in rows: another process goes on where this one
 * stopped, at the moment its lease ends.
 */
export function createTables({ database, tableRounds, cashing, dealing, telling, clock }: Needs) {
  const { queries } = database;
  const leader = newId(clock);
  const wantedAt = new Map<string, number>();
  const moment = (ms = 0) => new Date(clock.now() + ms);
  const known: ReadonlyMap<string, Table> = new Map(
    TITLES.filter(isShared).map((title) => {
      const { table } = title;
      return [title.game_code, { title, game: table ? dealing({ ...title, table }) : cashing.game }];
    }),
  );

  /** One thing of a table that is due; after so many milliseconds there is the next. */
  async function advance({ title, game }: Table, current: TableRound | undefined, isWanted: boolean) {
    if (current?.phase === 'betting') return takeBets(current, game);
    if (current?.phase === 'running') return run(current, game);
    if (current && current.settledAt === null) return settle(current, game);
    const restMs = current?.endedAt ? current.endedAt.getTime() + game.overMs - clock.now() : 0;
    if (restMs > 0 && current?.phase === 'over') return restMs;
    if (!isWanted) return LOOK_MS.idle;
    if (await tableRounds.prepare(title)) await tableRounds.open(title, game.bettingMs);
    return LOOK_MS.closing;
  }

  async function takeBets(current: TableRound, game: TableGame): Promise<number> {
    const passedMs = clock.now() - (current.closesAt?.getTime() ?? 0);
    if (passedMs < 0) return -passedMs;
    if (passedMs > LATE_MS) await tableRounds.cancel(current);
    else if (passedMs < GRACE_MS && (await hasPlaced(queries, current.id))) return LOOK_MS.closing;
    else telling.tell(await tableRounds.close(current, game));
    return 0;
  }

  async function run(current: TableRound, game: TableGame): Promise<number> {
    const leftMs = (await game.endOf(current)) - clock.now();
    if (leftMs <= 0) {
      await tableRounds.end(current, game);
      return 0;
    }
    if (!game.run) return leftMs;
    const { owed, isDone } = await game.run(current);
    telling.tell(owed);
    return isDone ? Math.min(leftMs, LOOK_MS.running) : 0;
  }

  async function settle(current: TableRound, game: TableGame): Promise<number> {
    const isDrawn = current.phase === 'over';
    const waitMs = current.endedAt ? current.endedAt.getTime() + game.settleAfterMs - clock.now() : 0;
    if (waitMs > 0 && isDrawn) return waitMs;
    telling.tell((isDrawn ? await game.settle(current) : await tableRounds.giveBack(current)).owed);
    return 0;
  }

  /** Whatever is due at any table. Returns after how many milliseconds something will be. */
  async function doDue(): Promise<number> {
    const wanted = new Set(await listWanted(queries, moment()));
    const busy = new Set([...wanted, ...(await listUnsettled(queries))]);
    if (busy.size === 0) return LOOK_MS.idle;
    const lease = { leader, now: moment(), leaseUntil: moment(TABLE_LEASE_MS) };
    const led = await leaseTables(queries, [...busy], lease);
    const currents = await mapCurrent(queries, led);
    let soonest: number = LOOK_MS.idle;
    for (const gameCode of led) {
      const table = known.get(gameCode);
      if (!table) continue;
      soonest = Math.min(soonest, await advance(table, currents.get(gameCode), wanted.has(gameCode)));
    }
    return soonest;
  }

  return {
    has: (gameCode: string) => known.has(gameCode),
    doDue,

    /** Somebody is there: rounds follow each other for a while. */
    async want(gameCode: string): Promise<void> {
      const now = clock.now();
      if (now < (wantedAt.get(gameCode) ?? Number.NEGATIVE_INFINITY) + WANT_AGAIN_MS) return;
      wantedAt.set(gameCode, now);
      await wantTable(queries, gameCode, { now: moment(), until: moment(WANTED_MS) });
    },

    /** An embedded database has one process: what is leased there belongs to one that died. */
    async takeOver(): Promise<void> {
      if (database.engine === 'pglite') await database.transaction((tx) => endTableLeases(tx, moment()));
    },
  };
}
