import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { commitTo, createDrawStream, type WordStream } from '@parlour/fairness';
import type { TableDraw } from '@parlour/game-rules';
import type { Secrets } from '@parlour/secrets/secrets';
import { SEED_BYTES } from '../seeds/seeds.rules.ts';
import type { Flight } from './flights.repo.ts';

const PURPOSE = 'arcade-flight-seed';

export type FlightSeeds = ReturnType<typeof createFlightSeeds>;

/** Seeds of flights: committed to long before they fly, and revealed when they are over. */
export function createFlightSeeds({ secrets, clock }: { secrets: Secrets; clock: Clock }) {
  const open = ({ seed }: Flight): string => secrets.decrypt(PURPOSE, seed).toString();
  return {
    make({ gameCode, number, model }: Pick<Flight, 'gameCode' | 'number' | 'model'>): Flight {
      const seed = randomBytes(SEED_BYTES).toString('hex');
      return {
        id: newId(clock),
        gameCode,
        number,
        model,
        phase: 'coming',
        seed: secrets.encrypt(PURPOSE, Buffer.from(seed)),
        commitment: commitTo(seed),
        root: null,
        external: null,
        createdAt: new Date(clock.now()),
        opensAt: null,
        closesAt: null,
        startedAt: null,
        endedAt: null,
        point: null,
        settledAt: null,
      };
    },

    /** Null until the flight is over. */
    reveal: (flight: Flight): string | null => (flight.phase === 'over' ? open(flight) : null),

    /** The words of a flight that has left: before, nobody could know them. */
    wordsOf(flight: Flight): WordStream {
      const { root, external, ...draw } = drawOf(flight);
      if (root === null || external === null) throw new Error('a flight that has not left has no words');
      return createDrawStream({ ...draw, root, external, seed: open(flight) });
    },
  };
}

/** What the words of a flight are drawn with besides its seed; the last two from the close of betting on. */
export type FlightDraw = Pick<TableDraw, 'game' | 'drawId'> & {
  root: string | null;
  external: string | null;
};

export function drawOf({ gameCode, number, root, external }: Flight): FlightDraw {
  return { game: gameCode, drawId: String(number), root, external };
}
