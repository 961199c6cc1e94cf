import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { isShared, TITLES, type Title } from '../catalogue/titles.ts';
import type { Log } from '../log.ts';
import type { Telling } from '../rounds/telling.ts';
import type { Cashing } from './cashing.service.ts';
import type { Dealing } from './dealing.service.ts';
import { hasPlaced } from './table-bets.repo.ts';
import type { TableGame } from './table-game.ts';
import { listUnsettled, mapCurrent, type TableRound } from './table-rounds.repo.ts';
import type { TableRounds } from './table-rounds.service.ts';
import { endTableLeases, leaseTables, listWanted, wantTables } from './tables.repo.ts';
import {
  FAILED_REST_MS,
  GRACE_MS,
  LATE_MS,
  LOOK_MS,
  RENEW_AFTER_MS,
  SEAL_AFTER_MS,
  TABLE_LEASE_MS,
  WANT_AGAIN_MS,
  WANTED_MS,
} from './tables.rules.ts';

export type Tables = ReturnType<typeof createTables>;
type Needs = {
  database: Database;
  tableRounds: TableRounds;
  cashing: Cashing;
  dealing: Dealing;
  telling: Telling;
  clock: Clock;
  log: Log;
};
type Table = { title: Title; game: TableGame };

/**
 * Runs the tables that this process has the lease of. All it knows is in rows: another process goes on where this one
 * stopped, at the moment its lease ends.
 */
export function createTables({ database, tableRounds, cashing, dealing, telling, clock, log }: Needs) {
  const { queries } = database;
  const leader = newId(clock);
  const wantedAt = new Map<string, number>();
  /** How a table stood when it was last looked at, and from when on something is due if it stands so still. */
  const dues = new Map<string, { at: string; from: number }>();
  const restingUntil = new Map<string, number>();
  const ledUntil = new Map<string, number>();
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
    await tableRounds.open(title, game.bettingMs);
    return LOOK_MS.closing;
  }

  async function takeBets(current: TableRound, game: TableGame): Promise<number> {
    const passedMs = clock.now() - (current.closesAt?.getTime() ?? 0);
    if (passedMs < SEAL_AFTER_MS) return SEAL_AFTER_MS - passedMs;
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
    const { owed, nextMs } = await game.run(current);
    telling.tell(owed);
    return Math.min(leftMs, nextMs);
  }

  async function settle(current: TableRound, game: TableGame): Promise<number> {
    const isDrawn = current.phase === 'over';
    const waitMs = current.endedAt ? current.endedAt.getTime() + game.settleAfterMs - clock.now() : 0;
    if (waitMs > 0 && isDrawn) return waitMs;
    telling.tell((isDrawn ? await game.settle(current) : await tableRounds.giveBack(current)).owed);
    return 0;
  }

  /** A table that stands as it did is left alone until something of it is due. */
  async function advanceWhenDue(gameCode: string, current: TableRound | undefined, isWanted: boolean) {
    const table = known.get(gameCode);
    if (!table) return LOOK_MS.idle;
    const at = `${current?.id} ${current?.phase} ${current?.settledAt?.getTime()} ${isWanted}`;
    const due = dues.get(gameCode);
    if (due?.at === at && clock.now() < due.from) return due.from - clock.now();
    const dueMs = await advance(table, current, isWanted);
    if (dueMs > LOOK_MS.closing) dues.set(gameCode, { at, from: clock.now() + dueMs });
    else dues.delete(gameCode);
    return dueMs;
  }

  /** A table that cannot go on rests for a while, and holds no other up. */
  async function goOn(gameCode: string, current: TableRound | undefined, isWanted: boolean) {
    const restMs = (restingUntil.get(gameCode) ?? 0) - clock.now();
    if (restMs > 0) return restMs;
    try {
      const dueMs = await advanceWhenDue(gameCode, current, isWanted);
      restingUntil.delete(gameCode);
      return dueMs;
    } catch (error) {
      log.error({ err: error, table: gameCode }, 'a table could not go on');
      restingUntil.set(gameCode, clock.now() + FAILED_REST_MS);
      return FAILED_REST_MS;
    }
  }

  /** Those of the tables that this process runs. A lease is renewed when a part of it is over, not with every look. */
  async function lead(gameCodes: readonly string[]): Promise<string[]> {
    const now = clock.now();
    const leaseUntil = now + TABLE_LEASE_MS;
    const due = gameCodes.filter((gameCode) => (ledUntil.get(gameCode) ?? 0) < leaseUntil - RENEW_AFTER_MS);
    if (due.length > 0) {
      const lease = { leader, now: new Date(now), leaseUntil: new Date(leaseUntil) };
      const led = await leaseTables(queries, due, lease);
      for (const gameCode of due) ledUntil.delete(gameCode);
      for (const gameCode of led) ledUntil.set(gameCode, leaseUntil);
    }
    return gameCodes.filter((gameCode) => ledUntil.has(gameCode));
  }

  /** Whatever is due at any table. Returns after how many milliseconds something will be. */
  async function doDue(): Promise<number> {
    const wanted = new Set(await listWanted(queries, moment()));
    const busy = new Set([...wanted, ...(await listUnsettled(queries))]);
    if (busy.size === 0) return LOOK_MS.idle;
    const led = await lead([...busy]);
    const currents = await mapCurrent(queries, led);
    const dueMs = await Promise.all(
      led.map((gameCode) => goOn(gameCode, currents.get(gameCode), wanted.has(gameCode))),
    );
    return Math.min(LOOK_MS.idle, ...dueMs);
  }

  return {
    has: (gameCode: string) => known.has(gameCode),
    doDue,

    /** Somebody is there: rounds follow each other for a while. */
    async want(gameCodes: readonly string[]): Promise<void> {
      const now = clock.now();
      const isForgotten = (gameCode: string) => now >= (wantedAt.get(gameCode) ?? 0) + WANT_AGAIN_MS;
      // In one order: two processes that want the same tables do not wait for each other.
      const wanted = gameCodes.filter(isForgotten).sort();
      if (wanted.length === 0) return;
      for (const gameCode of wanted) wantedAt.set(gameCode, now);
      await wantTables(queries, wanted, { now: moment(), until: moment(WANTED_MS) });
    },

    /** An embedded database has one process: what is leased there belongs to one that died. */
    async takeOver(): Promise<void> {
      if (database.engine === 'pglite') await database.transaction((tx) => endTableLeases(tx, moment()));
    },
  };
}
