import { randomUUID } from 'node:crypto';
import { createDrawStream, rootOfTickets } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { drawPoint, passesAt } from '@parlour/game-rules/crash';
import { readDecimal, writeDecimal } from '@parlour/money';
import { listBets } from '../tables/table-bets.repo.ts';
import { findCurrent, findTableRound, listComing, type TableRound } from '../tables/table-rounds.repo.ts';
import type { TestArcade } from './test-arcade.ts';

type Arcade = Pick<TestArcade, 'tables' | 'clock' | 'database' | 'secrets'>;
type Bet = { stake: string; pick: { target: number | null } };
/** All that was known of the table after each word. */
type Heard = { event: string; data: Record<string, unknown> };

export type TestTable = Awaited<ReturnType<typeof sitAt>>;

/** Somebody at a table, who moves time on and hears all that is told. */
export async function sitAt(arcade: Arcade, gameCode = 'comet-crash') {
  const heard: Heard[] = [];
  const leave = await arcade.tables.watch(gameCode, {
    tell: (event, data) => heard.push({ event, data: structuredClone({ ...heard.at(-1)?.data, ...data }) }),
  });

  async function current(): Promise<TableRound> {
    const flight = await findCurrent(arcade.database.queries, gameCode);
    if (!flight) throw new Error('no flight yet');
    return flight;
  }

  /** Looks until nothing is due at this moment; time stands still. */
  async function look(): Promise<number> {
    for (let looks = 0; looks < 200; looks += 1) {
      const dueMs = await arcade.tables.look();
      if (dueMs > 0) return dueMs;
    }
    throw new Error('there is always something due');
  }

  /** From one thing that is due to the next; of a flight of crash only the end. */
  async function until(
    isReached: TableRound['phase'] | ((flight: TableRound) => boolean),
  ): Promise<TableRound> {
    for (let looks = 0; looks < 5_000; looks += 1) {
      const dueMs = await look();
      const flight = await current().catch(() => null);
      const isSo =
        typeof isReached === 'function' ? isReached : ({ phase }: TableRound) => phase === isReached;
      if (flight && isSo(flight)) return flight;
      if (flight?.phase === 'running' && flight.seen === null) arcade.clock.set(endOf(flight));
      else arcade.clock.advance(dueMs);
    }
    throw new Error('it never came to this');
  }

  /** What nobody else may know yet. */
  function foresee({ gameCode: game, number, seed, root, external }: TableRound): number {
    const opened = arcade.secrets.decrypt('arcade-flight-seed', seed).toString();
    const draw = { game, drawId: String(number), root: root ?? '', external: external ?? '' };
    return drawPoint(createDrawStream({ ...draw, seed: opened }), { returned: 9_900 });
  }

  /**
   * An id for the last bet of the flight that boards, with which it ends as wished. Ids are chosen by players and part
   * of the draw; that one leads where one wants is only seen by who knows the seed.
   */
  async function chooseId(bet: Bet, isWished: (point: number) => boolean): Promise<string> {
    const flight = await until('betting');
    const { queries } = arcade.database;
    const [following] = await listComing(queries, gameCode);
    const aboard = await listBets(queries, flight.id);
    const others = aboard.map((each) => betTicket({ ...each, stake: writeDecimal(each.stake) }));
    const stake = writeDecimal(readDecimal(bet.stake) ?? 0n);
    for (let tries = 0; tries < 20_000; tries += 1) {
      const id = randomUUID();
      const own = betTicket({ id, stake, currency: 'CNY', pick: bet.pick });
      const root = rootOfTickets([...others, own]);
      if (isWished(foresee({ ...flight, root, external: following?.commitment ?? '' }))) return id;
    }
    throw new Error('no id leads there');
  }

  const endOf = (flight: TableRound) =>
    Math.max(arcade.clock.now(), (flight.startedAt?.getTime() ?? 0) + passesAt(foresee(flight)));

  return {
    heard,
    leave,
    current,
    look,
    until,
    foresee,
    chooseId,
    /** Until the present flight has left. One in a hundred is over as it leaves. */
    async left(): Promise<TableRound> {
      const { number } = await current();
      return until((each) => each.number === number && each.startedAt !== null);
    },
    /** Until the present flight is over and all its rounds have ended at their wallets. */
    async settled(): Promise<TableRound> {
      const { number, id } = await current();
      await until((each) => each.number > number || each.settledAt !== null);
      await arcade.tables.rest();
      const flight = await findTableRound(arcade.database.queries, id);
      if (!flight) throw new Error('the flight is gone');
      return flight;
    },
  };
}
