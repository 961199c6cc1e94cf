import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { JsonObject, Played } from '@parlour/game-rules';
import { type CrashPick, isStop, multiplierAt, TARGET_MAX } from '@parlour/game-rules/crash';
import type { Games } from '../games/games.ts';
import { Refused } from '../refused.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { Playing } from '../rounds/playing.service.ts';
import { findRound, type Round } from '../rounds/rounds.repo.ts';
import { listSteps } from '../rounds/steps.repo.ts';
import type { FlightSeeds } from './flight-seeds.ts';
import { closeBooks, type Flight, findFlight } from './flights.repo.ts';
import { ENDED_AT_ONCE, LOST_AT_ONCE } from './flights.rules.ts';
import type { Flights } from './flights.service.ts';
import { listAboard, listReached, loseRounds, tellPoint } from './passengers.repo.ts';

export type Cashing = ReturnType<typeof createCashing>;
type Needs = {
  database: Database;
  games: Games;
  seeds: FlightSeeds;
  flights: Flights;
  playing: Playing;
  deliveries: Deliveries;
  clock: Clock;
};
/** What wallets are owed after a part of the work, and whether it was the last. */
export type Part = { owed: string[]; isDone: boolean };
/** `at`: when the whole call was there. */
export type Stop = { index: number; step: unknown; at: number };

/** Ends rounds that are in the air: where their player stops, where they said, or with the flight. */
export function createCashing(needs: Needs) {
  const { database, games, seeds, flights, playing, deliveries, clock } = needs;
  const { queries } = database;

  /** What a round comes to. While the flight goes on, nothing says where it will end. */
  async function play(round: Round, flight: Flight, steps: JsonObject[]): Promise<Played<JsonObject>> {
    const game = await games(round);
    const played = game.play(seeds.wordsOf(flight), { pick: round.pick, steps });
    if (!played) throw new Error('a round on a flight cannot be played');
    return flight.phase === 'over' ? played : { ...played, seen: { ...played.seen, point: null } };
  }

  /** Undefined: somebody else was first. */
  async function end(round: Round, flight: Flight, stopped: JsonObject | null) {
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
    const flight = await findFlight(queries, round.flightId ?? '');
    if (!flight?.startedAt || at < flight.startedAt.getTime()) throw new Refused('step_refused');
    const reached = multiplierAt(at - flight.startedAt.getTime());
    const ceiling = round.ceiling ?? TARGET_MAX;
    if (Math.min(reached, ceiling) > (await flights.pointOf(flight))) throw new Refused('step_refused');
    const kept = await end(round, flight, reached < ceiling ? { stop: reached } : null);
    if (!kept) return (await findRound(queries, round.id)) ?? round;
    return (kept.delivery && (await deliveries.deliver(kept.delivery))) || kept.round;
  }

  /** Cashes out some of the rounds that have reached their ceiling. */
  async function cashReached(flight: Flight, upTo: number): Promise<Part> {
    const owed: string[] = [];
    const reached = await listReached(queries, { flightId: flight.id, upTo, limit: ENDED_AT_ONCE });
    for (const round of reached) {
      const kept = await end(round, flight, null);
      if (kept?.delivery) owed.push(kept.delivery);
    }
    return { owed, isDone: reached.length < ENDED_AT_ONCE };
  }

  /** Some of the rounds that nobody stopped. */
  function lose(flightId: string, point: number): Promise<Part> {
    return database.transaction(async (tx) => {
      const lost = await loseRounds(tx, { flightId, point, limit: LOST_AT_ONCE });
      const owed: string[] = [];
      for (const round of lost) owed.push(await deliveries.add(tx, round, 'win'));
      return { owed, isDone: lost.length < LOST_AT_ONCE };
    });
  }

  /**
   * A part of what is left to do for a flight that is over. It can be repeated at any time: rounds that were ended are no
   * longer open.
   */
  async function settle(flight: Flight): Promise<Part> {
    const { id, point } = flight;
    if (point === null) return giveBack(flight);
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

  /** The same for one that never left. */
  async function giveBack({ id }: Flight): Promise<Part> {
    const owed: string[] = [];
    const aboard = await listAboard(queries, id, ENDED_AT_ONCE);
    for (const round of aboard) {
      const rollback = await deliveries.cancel(round, null);
      if (rollback) owed.push(rollback);
    }
    if (aboard.length === 0) await database.transaction((tx) => closeBooks(tx, id, new Date(clock.now())));
    return { owed, isDone: aboard.length === 0 };
  }

  return { stop, cashReached, settle };
}

/** Without a target the house stops a round at the limit of wins; the highest multiplier pays by itself. */
function stopsOfHouse({ pick, ceiling }: Round): JsonObject[] {
  const isLimited = (pick as CrashPick).target === null && ceiling !== null && ceiling < TARGET_MAX;
  return isLimited ? [{ stop: ceiling }] : [];
}
