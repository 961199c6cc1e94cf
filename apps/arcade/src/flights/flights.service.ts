import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { createTicketTree } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { type CrashSeen, passesAt } from '@parlour/game-rules/crash';
import { writeDecimal } from '@parlour/money';
import type { Title } from '../catalogue/titles.ts';
import type { Games } from '../games/games.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { FlightSeeds } from './flight-seeds.ts';
import {
  type Flight,
  findCurrent,
  insertFlight,
  listComing,
  lockFlight,
  moveFlight,
} from './flights.repo.ts';
import { BETTING_MS, COMING } from './flights.rules.ts';
import { leaveBehind, listPassengers } from './passengers.repo.ts';
import { lockTable } from './tables.repo.ts';

export type Flights = ReturnType<typeof createFlights>;
type Needs = { database: Database; seeds: FlightSeeds; games: Games; deliveries: Deliveries; clock: Clock };

/**
 * How a flight moves on. Every move is made under the lock of its row and only from the phase before, so two processes
 * that both believe they run the table do no harm.
 */
export function createFlights({ database, seeds, games, deliveries, clock }: Needs) {
  const inMs = (ms: number) => new Date(clock.now() + ms);

  /**
   * Where a flight that has left will end. It is computed whenever it is needed and kept nowhere: a database that tells
   * it, even encrypted, could be read by somebody who bets.
   */
  async function pointOf(flight: Flight): Promise<number> {
    const game = await games({ mechanic: 'crash', model: flight.model });
    const played = game.play(seeds.wordsOf(flight), { pick: { target: null }, steps: [] });
    const seen = played?.seen as CrashSeen | undefined;
    if (seen?.point === null || seen === undefined) throw new Error('a flight cannot be played');
    return seen.point;
  }

  /** Commits to the flights to come. True if they were known before. */
  function prepare({ game_code: gameCode, model }: Title): Promise<boolean> {
    return database.transaction(async (tx) => {
      await lockTable(tx, gameCode);
      const coming = await listComing(tx, gameCode);
      const last = coming.at(-1) ?? (await findCurrent(tx, gameCode));
      const missing = COMING - coming.length;
      for (let place = 1; place <= missing; place += 1)
        await insertFlight(tx, seeds.make({ gameCode, model, number: (last?.number ?? 0) + place }));
      return missing <= 0;
    });
  }

  /** Opens betting on the next flight, and commits to one more. */
  function open({ game_code: gameCode, model }: Title): Promise<Flight | undefined> {
    return database.transaction(async (tx) => {
      await lockTable(tx, gameCode);
      const current = await findCurrent(tx, gameCode);
      const coming = await listComing(tx, gameCode);
      const [next] = coming;
      const last = coming.at(-1);
      if (!next || !last || coming.length < COMING || (current && current.settledAt === null))
        return undefined;
      await insertFlight(tx, seeds.make({ gameCode, model, number: last.number + 1 }));
      const times = { opensAt: inMs(0), closesAt: inMs(BETTING_MS) };
      return moveFlight(tx, { id: next.id, from: 'coming', to: 'betting' }, times);
    });
  }

  /** Closes the list of bets, and lets the flight leave. Bets that were not taken in time stay behind. */
  function leave({ id }: Flight): Promise<{ flight: Flight; rollbacks: string[] } | undefined> {
    return database.transaction(async (tx) => {
      const flight = await lockFlight(tx, id, 'betting');
      if (!flight) return undefined;
      const late = await leaveBehind(tx, id);
      const rollbacks: string[] = [];
      for (const round of late) rollbacks.push(await deliveries.add(tx, round, 'rollback'));
      const following = (await listComing(tx, flight.gameCode))[0];
      if (following?.number !== flight.number + 1) throw new Error('a flight without one that follows');
      const left = await moveFlight(
        tx,
        { id, from: 'betting', to: 'flying' },
        { root: await rootOver(tx, id), external: following.commitment, startedAt: inMs(0) },
      );
      return left && { flight: left, rollbacks };
    });
  }

  /** When it ends. Only for a flight that has left. */
  async function endOf(flight: Flight): Promise<number> {
    if (flight.startedAt === null) throw new Error('a flight that has not left does not end');
    return flight.startedAt.getTime() + passesAt(await pointOf(flight));
  }

  /** By its start and its point, however late somebody looks. */
  async function land(flight: Flight): Promise<Flight | undefined> {
    const [point, endedAt] = [await pointOf(flight), new Date(await endOf(flight))];
    return database.transaction((tx) =>
      moveFlight(tx, { id: flight.id, from: 'flying', to: 'over' }, { point, endedAt }),
    );
  }

  /** It never left; every bet goes back. */
  function cancel({ id }: Flight): Promise<Flight | undefined> {
    return database.transaction((tx) =>
      moveFlight(tx, { id, from: 'betting', to: 'void' }, { endedAt: inMs(0) }),
    );
  }

  return { prepare, open, leave, endOf, pointOf, land, cancel };
}

async function rootOver(tx: Tx, flightId: string): Promise<string> {
  const tree = createTicketTree();
  for (const { stake, ...bet } of await listPassengers(tx, flightId))
    tree.add(betTicket({ ...bet, stake: writeDecimal(stake) }));
  return tree.root();
}
