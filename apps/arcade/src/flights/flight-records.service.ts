import type { Database } from '@parlour/database/database';
import { hashTicket, type InclusionProof, proveTicket } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { writeDecimal } from '@parlour/money';
import { drawOf, type FlightDraw, type FlightSeeds } from './flight-seeds.ts';
import { findFlight } from './flights.repo.ts';
import { listPassengers } from './passengers.repo.ts';

export type FlightRecords = ReturnType<typeof createFlightRecords>;
/** What a round on a flight was drawn from; the seed once the flight is over. */
export type FlightEvidence = { serverSeedHash: string; serverSeed: string | null; draw: FlightDraw };

export function createFlightRecords({ database, seeds }: { database: Database; seeds: FlightSeeds }) {
  const { queries } = database;
  return {
    async of(flightId: string): Promise<FlightEvidence> {
      const flight = await findFlight(queries, flightId);
      if (!flight) throw new Error('a round without its flight');
      return { serverSeedHash: flight.commitment, serverSeed: seeds.reveal(flight), draw: drawOf(flight) };
    },

    /** That a round is among those the flight left with; null if it is not. */
    async prove(flightId: string, roundId: string): Promise<InclusionProof | null> {
      const bets = await listPassengers(queries, flightId);
      if (!bets.some(({ id }) => id === roundId)) return null;
      const leaves = bets.map(({ stake, ...bet }) => ({
        id: bet.id,
        hash: hashTicket(betTicket({ ...bet, stake: writeDecimal(stake) })),
      }));
      return proveTicket(leaves, roundId);
    },
  };
}
