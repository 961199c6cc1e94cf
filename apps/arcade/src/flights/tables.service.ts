import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { multiplierAt } from '@parlour/game-rules/crash';
import { TITLES, type Title } from '../catalogue/titles.ts';
import type { Telling } from '../rounds/telling.ts';
import type { Cashing } from './cashing.service.ts';
import { type Flight, findCurrent, listUnsettled } from './flights.repo.ts';
import {
  GRACE_MS,
  LATE_MS,
  LOOK_MS,
  OVER_MS,
  SETTLE_AFTER_MS,
  TABLE_LEASE_MS,
  WANT_AGAIN_MS,
  WANTED_MS,
} from './flights.rules.ts';
import type { Flights } from './flights.service.ts';
import { hasPlaced } from './passengers.repo.ts';
import { endTableLeases, isWanted, leaseTable, listWanted, wantTable } from './tables.repo.ts';

export type Tables = ReturnType<typeof createTables>;
type Needs = {
  database: Database;
  flights: Flights;
  cashing: Cashing;
  telling: Telling;
  clock: Clock;
};

/** The games that many play together. */
const SHARED: ReadonlyMap<string, Title> = new Map(
  TITLES.filter(({ mechanic }) => mechanic === 'crash').map((title) => [title.game_code, title]),
);

/**
 * Runs the tables that this process has the lease of. All it knows is in rows: another process goes on where this one
 * stopped, at the moment its lease ends.
 */
export function createTables({ database, flights, cashing, telling, clock }: Needs) {
  const { queries } = database;
  const leader = newId(clock);
  const wantedAt = new Map<string, number>();
  const moment = (ms = 0) => new Date(clock.now() + ms);

  /** One thing of a table that is due; after so many milliseconds there is the next. */
  async function advance(gameCode: string): Promise<number> {
    const flight = await findCurrent(queries, gameCode);
    if (flight?.phase === 'betting') return takeBets(flight);
    if (flight?.phase === 'flying') return fly(flight);
    if (flight && flight.settledAt === null) return settle(flight);
    const restMs = flight?.endedAt ? flight.endedAt.getTime() + OVER_MS - clock.now() : 0;
    if (restMs > 0 && flight?.phase === 'over') return restMs;
    const title = SHARED.get(gameCode);
    if (!title || !(await isWanted(queries, gameCode, moment()))) return LOOK_MS.idle;
    if (await flights.prepare(title)) await flights.open(title);
    return LOOK_MS.closing;
  }

  async function takeBets(flight: Flight): Promise<number> {
    const passedMs = clock.now() - (flight.closesAt?.getTime() ?? 0);
    if (passedMs < 0) return -passedMs;
    if (passedMs > LATE_MS) await flights.cancel(flight);
    else if (passedMs < GRACE_MS && (await hasPlaced(queries, flight.id))) return LOOK_MS.closing;
    else telling.tell((await flights.leave(flight))?.rollbacks ?? []);
    return 0;
  }

  async function fly(flight: Flight): Promise<number> {
    const leftMs = (await flights.endOf(flight)) - clock.now();
    if (leftMs <= 0) {
      await flights.land(flight);
      return 0;
    }
    const { owed, isDone } = await cashing.cashReached(flight, multiplierAt(passedOf(flight)));
    telling.tell(owed);
    return isDone ? Math.min(leftMs, LOOK_MS.flying) : 0;
  }

  async function settle(flight: Flight): Promise<number> {
    const waitMs = flight.endedAt ? flight.endedAt.getTime() + SETTLE_AFTER_MS - clock.now() : 0;
    if (waitMs > 0 && flight.phase === 'over') return waitMs;
    telling.tell((await cashing.settle(flight)).owed);
    return 0;
  }

  const passedOf = ({ startedAt }: Flight) => clock.now() - (startedAt?.getTime() ?? 0);

  async function lead(gameCode: string): Promise<number> {
    const lease = { leader, now: moment(), leaseUntil: moment(TABLE_LEASE_MS) };
    return (await leaseTable(queries, gameCode, lease)) ? advance(gameCode) : LOOK_MS.idle;
  }

  /** Whatever is due at any table. Returns after how many milliseconds something will be. */
  async function doDue(): Promise<number> {
    const busy = new Set([...(await listWanted(queries, moment())), ...(await listUnsettled(queries))]);
    let soonest: number = LOOK_MS.idle;
    for (const gameCode of busy) soonest = Math.min(soonest, await lead(gameCode));
    return soonest;
  }

  return {
    has: (gameCode: string) => SHARED.has(gameCode),
    doDue,

    /** Somebody is there: flights follow each other for a while. */
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
