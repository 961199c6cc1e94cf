import type { Clock } from '@parlour/clock/clock';
import type { Tx } from '@parlour/database/database';
import { ONE, ZERO } from '@parlour/exact';
import type { CrashPick } from '@parlour/game-rules/crash';
import { findLimits } from '../games/limits.rules.ts';
import { Refused } from '../refused.ts';
import type { Turn } from '../rounds/playing.service.ts';
import type { Round } from '../rounds/rounds.repo.ts';
import { holdBetting } from './flights.repo.ts';
import { ceilingOf } from './flights.rules.ts';
import type { Tables } from './tables.service.ts';

export type Boarding = ReturnType<typeof createBoarding>;
type Bet = Pick<Round, 'gameCode' | 'currency' | 'stake' | 'pick'>;

/** Bets on a flight: they are placed while betting is open, and fly if the wallet takes them before it leaves. */
export function createBoarding({ tables, clock }: { tables: Tables; clock: Clock }) {
  return {
    /** Somebody wants to bet: the table runs, if it does not yet. */
    call: (gameCode: string) => tables.want(gameCode),

    /** What a bet is drawn from: the flight that takes bets now, which does not close before the transaction ends. */
    async board(tx: Tx, { gameCode, currency, stake, pick }: Bet) {
      const flight = await holdBetting(tx, gameCode);
      const isOpen = flight?.closesAt && clock.now() < flight.closesAt.getTime();
      const winMax = findLimits(currency)?.winMax;
      if (!flight || !isOpen || winMax === undefined) throw new Refused('flight_left');
      const ceiling = ceilingOf({ stake, pick: pick as CrashPick, winMax });
      return { seedId: null, clientSeed: null, nonce: null, flightId: flight.id, ceiling };
    },

    /** A round whose stake was taken, and which waits for its flight. */
    sit({ pick }: Round): Turn {
      const { target } = pick as CrashPick;
      const seen = { target, stoppedAt: null, point: null };
      return { played: { seen, isOver: false, won: ZERO, staked: ONE }, steps: [], isHouses: false };
    },
  };
}
