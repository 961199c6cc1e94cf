import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Log } from '../log.ts';
import { startLooking } from '../looking.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { findCardTable, findNextDue, listDueTables, mapVersions } from './card-tables.repo.ts';
import { CARD_LOOK_MS, DUE_AT_ONCE, FAILED_REST_MS } from './card-tables.rules.ts';
import type { CardViews, TablePicture } from './card-views.ts';
import type { CardTableView } from './card-wire.ts';
import { findHand, listResults } from './hands.repo.ts';
import { gameOf, type Holding } from './holding.ts';
import { findSeatOf, listSittings, noteSeen, touchTable } from './sittings.repo.ts';

type Needs = {
  database: Database;
  holding: Holding;
  views: CardViews;
  /** What is old is deleted. */
  tidy(): Promise<void>;
  clock: Clock;
  log: Log;
};
/** A page at a table. It is told what its player may see, and nothing else. */
type Listener = { session: Session; tell(view: CardTableView): void };
type Told = { version: number; listeners: Set<Listener> };

/** Those whose pages show a table; and the loop that does what is due and tells them what changed, here or elsewhere. */
export function createCardAudience({ database, holding, views, tidy, clock, log }: Needs) {
  const { queries } = database;
  const tables = new Map<string, Told>();
  const restingUntil = new Map<string, number>();
  const telling = new Set<Promise<void>>();

  async function readPicture(tableId: string): Promise<TablePicture | undefined> {
    const table = await findCardTable(queries, tableId);
    const game = table && gameOf(table);
    if (!game) return undefined;
    const sittings = await listSittings(queries, [tableId]);
    const hand = table.handId === null ? null : ((await findHand(queries, table.handId)) ?? null);
    const results = hand?.phase === 'over' ? await listResults(queries, hand.id) : [];
    return { table, game, sittings, hand, results };
  }

  async function tellAll(tableId: string): Promise<void> {
    const told = tables.get(tableId);
    const picture = told && (await readPicture(tableId));
    // Two who read at once may come to tell in another order.
    if (!told || !picture || picture.table.version < told.version) return;
    told.version = picture.table.version;
    for (const { session, tell } of told.listeners) tell(views.viewTable(picture, session.playerId));
  }

  /** What other processes changed, and what this one did. */
  async function tellChanges(): Promise<void> {
    const versions = await mapVersions(queries, [...tables.keys()]);
    for (const [tableId, told] of tables) {
      const version = versions.get(tableId);
      if (version === undefined || version === told.version) continue;
      try {
        await tellAll(tableId);
      } catch (error) {
        // The others are told all the same, and this one when it has changed again.
        told.version = version;
        log.error({ err: error, table: tableId }, 'a card table could not be told');
      }
    }
  }

  async function lookAt(tableId: string): Promise<void> {
    try {
      await holding.look(tableId);
      restingUntil.delete(tableId);
    } catch (error) {
      restingUntil.set(tableId, clock.now() + FAILED_REST_MS);
      log.error({ err: error, table: tableId }, 'a card table could not go on');
    }
  }

  /** Tables that could not go on a moment ago: they are neither looked at nor waited for. */
  function listResting(): string[] {
    return [...restingUntil].flatMap(([tableId, until]) => (clock.now() < until ? [tableId] : []));
  }

  /** Returns after how many milliseconds to look again. */
  async function look(): Promise<number> {
    const due = { now: new Date(clock.now()), except: listResting(), limit: DUE_AT_ONCE };
    for (const tableId of await listDueTables(queries, due)) await lookAt(tableId);
    await tellChanges();
    await tidy();
    const next = await findNextDue(queries, listResting());
    const untilMs = next ? Math.max(0, next.getTime() - clock.now()) : CARD_LOOK_MS.idle;
    return Math.min(untilMs, tables.size > 0 ? CARD_LOOK_MS.watched : CARD_LOOK_MS.idle);
  }

  /** The page of a player who sits there was heard of, or is gone. */
  async function note({ session, tableId }: Watched, isHere: boolean, isNew: boolean): Promise<void> {
    const sitting = await findSeatOf(queries, session);
    if (sitting?.tableId !== tableId) return;
    await noteSeen(queries, sitting.id, isHere ? new Date(clock.now()) : null);
    if (isNew) await touchTable(queries, tableId);
  }

  return {
    look,
    readPicture,

    /** Pages at this process need not wait for its next look. */
    notice(tableId: string): void {
      if (!tables.has(tableId)) return;
      const told: Promise<void> = tellAll(tableId)
        .catch((error) => log.error({ err: error, table: tableId }, 'a card table could not be told'))
        .finally(() => telling.delete(told));
      telling.add(told);
    },

    /** The first view is told before this returns. */
    async watch(session: Session, tableId: string, tell: Listener['tell']) {
      const { operatorId, gameCode, currency } = session;
      const table = await findCardTable(queries, tableId);
      const isTheirs =
        table?.operatorId === operatorId && table.gameCode === gameCode && table.currency === currency;
      if (!isTheirs) throw new Refused('not_found');
      const watched = { session, tableId };
      await note(watched, true, true);
      const told = tables.get(tableId) ?? { version: -1, listeners: new Set<Listener>() };
      tables.set(tableId, told);
      const listener = { session, tell };
      told.listeners.add(listener);
      const picture = await readPicture(tableId);
      if (picture) tell(views.viewTable(picture, session.playerId));
      return {
        alive: () => note(watched, true, false),
        async leave(): Promise<void> {
          told.listeners.delete(listener);
          if (told.listeners.size === 0 && tables.get(tableId) === told) tables.delete(tableId);
          const isElsewhere = [...told.listeners].some(
            (other) => other.session.playerId === session.playerId,
          );
          if (!isElsewhere) await note(watched, false, true);
        },
      };
    },

    /** The returned function stops it and waits for what is running. */
    start(): () => Promise<void> {
      const stop = startLooking({
        clock,
        look: async () => Math.max(await look(), CARD_LOOK_MS.least),
        failed(error) {
          log.error({ err: error }, 'the card tables could not be run');
          return CARD_LOOK_MS.idle;
        },
      });
      return async () => {
        await stop();
        await Promise.all(telling);
      };
    },
  };
}

type Watched = { session: Session; tableId: string };
