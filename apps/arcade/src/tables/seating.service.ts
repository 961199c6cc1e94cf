import type { Tx } from '@parlour/database/database';
import { ONE, ZERO } from '@parlour/exact';
import type { Limits } from '@parlour/game-rules';
import type { CrashPick } from '@parlour/game-rules/crash';
import type { Title } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import type { Turn } from '../rounds/playing.service.ts';
import type { Round } from '../rounds/rounds.repo.ts';
import { holdBetting, takesBets } from './table-rounds.repo.ts';
import { ceilingOf } from './tables.rules.ts';
import type { Tables } from './tables.service.ts';

export type Seating = ReturnType<typeof createSeating>;
/** `at`: when the whole call was there. */
type Bet = Pick<Round, 'stake' | 'pick'> & { title: Title; limits: Limits; at: number };

/** Bets at a table: those that arrive while betting is open count, if the wallet takes them before the round is sealed. */
export function createSeating({ tables }: { tables: Tables }) {
  return {
    /** Somebody wants to bet: the table runs, if it does not yet. */
    call: (gameCode: string) => tables.want([gameCode]),

    /** What a bet is drawn from: the round that takes bets now, which does not close before the transaction ends. */
    async seat(tx: Tx, { title, stake, pick, limits, at }: Bet) {
      const tableRound = await holdBetting(tx, title.game_code);
      if (!tableRound || !takesBets(tableRound, at)) throw new Refused('betting_closed');
      const ceiling = title.table
        ? null
        : ceilingOf({ stake, pick: pick as CrashPick, winMax: limits.winMax });
      const drawnFrom = { seedId: null, clientSeed: null, nonce: null, tableRoundId: tableRound.id, ceiling };
      return { drawnFrom, opensAt: tableRound.opensAt ?? new Date(at) };
    },

    /** A round whose stake was taken, and which waits for the table's. */
    sit({ mechanic, pick }: Round): Turn {
      const { target = null } = pick as Partial<CrashPick>;
      const seen = mechanic === 'crash' ? { target, stoppedAt: null, point: null } : {};
      return { played: { seen, isOver: false, won: ZERO, staked: ONE }, steps: [], isHouses: false };
    },
  };
}
