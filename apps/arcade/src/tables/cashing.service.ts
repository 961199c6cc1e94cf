import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { JsonObject, Played } from '@parlour/game-rules';
import {
  type CrashPick,
  type CrashSeen,
  isStop,
  multiplierAt,
  passesAt,
  reachesAt,
  TARGET_MAX,
} from '@parlour/game-rules/crash';
import type { Games } from '../games/games.ts';
import { Refused } from '../refused.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { Playing } from '../rounds/playing.service.ts';
import { findRound, type Round } from '../rounds/rounds.repo.ts';
import { listSteps } from '../rounds/steps.repo.ts';
import { findLowestCeiling, listReached, loseRounds, tellPoint } from './table-bets.repo.ts';
import type { Part, TableGame } from './table-game.ts';
import { closeBooks, findTableRound, type TableRound } from './table-rounds.repo.ts';
import type { TableSeeds } from './table-seeds.ts';
import { FLIGHT } from './table-times.rules.ts';
import { ENDED_AT_ONCE, LOST_AT_ONCE, SETTLE_AFTER_MS } from './tables.rules.ts';

export type Cashing = ReturnType<typeof createCashing>;
type Needs = {
  database: Database;
  games: Games;
  seeds: TableSeeds;
  playing: Playing;
  deliveries: Deliveries;
  clock: Clock;
};
/** `at`: when the whole call was there. */
export type Stop = { index: number; step: unknown; at: number };

/** Ends rounds that are in the air: where their player stops, where they said, or with the flight. */
export function createCashing(needs: Needs) {
  const { database, games, seeds, playing, deliveries, clock } = needs;
  const { queries } = database;

  /**
   * Where a flight that has left will end. It is computed whenever it is needed and kept nowhere: a database that tells
   * it, even encrypted, could be read by somebody who bets.
   */
  async function pointOf(flight: TableRound): Promise<number> {
    const game = await games({ mechanic: 'crash', model: flight.model });
    const played = game.play(seeds.wordsOf(flight), { pick: { target: null }, steps: [] });
    const seen = played?.seen as CrashSeen | undefined;
    if (seen?.point === null || seen === undefined) throw new Error('a flight cannot be played');
    return seen.point;
  }

  /** What a round comes to. While the flight goes on, nothing says where it will end. */
  async function play(round: Round, flight: TableRound, steps: JsonObject[]): Promise<Played<JsonObject>> {
    const game = await games(round);
    const played = game.play(seeds.wordsOf(flight), { pick: round.pick, steps });
    if (!played) throw new Error('a round on a flight cannot be played');
    return flight.phase === 'over' ? played : { ...played, seen: { ...played.seen, point: null } };
  }

  /** Undefined: somebody else was first. */
  async function end(round: Round, flight: TableRound, stopped: JsonObject | null) {
    const steps = stopped ? [stopped] : stopsOfHouse(round);
    const turn = { played: await play(round, flight, steps), steps, isHouses: stopped === null };
    return database.transaction((tx) =>
      playing.keep(tx, round, { turn, known: 0, from: 'open', balance: null }),
    );
  }

  async function stop(round: Round, { index, step, at }: Stop): Promise<Round> {
    if (!isStop(step)) throw new Refused('invalid_input');
    if (index !== 0) throw new Refused('step_refused');
    if (round.state !== 'open') {
      const isCashed = round.outcome !== null && round.outcome.stoppedAt !== null;
      if (isCashed || (await listSteps(queries, round.id)).length > 0) return round;
      throw new Refused('step_refused');
    }
    const flight = await findTableRound(queries, round.tableRoundId ?? '');
    if (!flight?.startedAt || at < flight.startedAt.getTime()) throw new Refused('step_refused');
    const reached = multiplierAt(at - flight.startedAt.getTime());
    const ceiling = round.ceiling ?? TARGET_MAX;
    if (Math.min(reached, ceiling) > (await pointOf(flight))) throw new Refused('step_refused');
    const kept = await end(round, flight, reached < ceiling ? { stop: reached } : null);
    if (!kept) return (await findRound(queries, round.id)) ?? round;
    return (kept.delivery && (await deliveries.deliver(kept.delivery))) || kept.round;
  }

  /** Cashes out some of the rounds that have reached their ceiling. */
  async function cashReached(flight: TableRound, upTo: number): Promise<Part> {
    const owed: string[] = [];
    const reached = await listReached(queries, { tableRoundId: flight.id, upTo, limit: ENDED_AT_ONCE });
    for (const round of reached) {
      const kept = await end(round, flight, null);
      if (kept?.delivery) owed.push(kept.delivery);
    }
    return { owed, isDone: reached.length < ENDED_AT_ONCE };
  }

  /** Some of the rounds that nobody stopped. */
  function lose(tableRoundId: string, point: number): Promise<Part> {
    return database.transaction(async (tx) => {
      const lost = await loseRounds(tx, { tableRoundId, point, limit: LOST_AT_ONCE });
      const owed: string[] = [];
      for (const round of lost) owed.push(await deliveries.add(tx, round, 'win'));
      return { owed, isDone: lost.length < LOST_AT_ONCE };
    });
  }

  async function settle(flight: TableRound): Promise<Part> {
    const { id, point } = flight;
    if (point === null) throw new Error('a flight that is not over cannot be settled');
    const won = await cashReached(flight, point);
    if (!won.isDone) return won;
    const lost = await lose(id, point);
    const owed = [...won.owed, ...lost.owed];
    if (!lost.isDone) return { owed, isDone: false };
    await database.transaction(async (tx) => {
      await tellPoint(tx, id, point);
      await closeBooks(tx, id, new Date(clock.now()));
    });
    return { owed, isDone: true };
  }

  const startOf = ({ startedAt }: TableRound): number => {
    if (startedAt === null) throw new Error('a flight that has not left does not end');
    return startedAt.getTime();
  };

  const game: TableGame = {
    ...FLIGHT,
    reveal: async () => ({ seen: null }),
    endOf: async (flight) => startOf(flight) + passesAt(await pointOf(flight)),
    conclude: async (flight) => ({ point: await pointOf(flight), seen: null }),
    async run(flight) {
      const { owed, isDone } = await cashReached(flight, multiplierAt(clock.now() - startOf(flight)));
      if (!isDone) return { owed, nextMs: 0 };
      // Nobody boards a flight that has left, so this is the next it has to do.
      const ceiling = await findLowestCeiling(queries, flight.id);
      const nextAt = ceiling === null ? Number.POSITIVE_INFINITY : startOf(flight) + reachesAt(ceiling);
      return { owed, nextMs: Math.max(nextAt - clock.now(), 0) };
    },
    settleAfterMs: SETTLE_AFTER_MS,
    settle,
  };
  return { stop, game };
}

/** Without a target the house stops a round at the limit of wins; the highest multiplier pays by itself. */
function stopsOfHouse({ pick, ceiling }: Round): JsonObject[] {
  const isLimited = (pick as CrashPick).target === null && ceiling !== null && ceiling < TARGET_MAX;
  return isLimited ? [{ stop: ceiling }] : [];
}
