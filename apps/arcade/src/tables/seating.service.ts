import type { Clock } from '@parlour/clock/clock';
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
type Bet = Pick<Round, 'stake' | 'pick'> & { title: Title; limits: Limits };

/** Bets at a table: they are placed while betting is open, and count if the wallet takes them before it closes. */
export function createSeating({ tables, clock }: { tables: Tables; clock: Clock }) {
  return {
    /** Somebody wants to bet: the table runs, if it does not yet. */
    call: (gameCode: string) => tables.want([gameCode]),

    /** What a bet is drawn from: the round that takes bets now, which does not close before the transaction ends. */
    async seat(tx: Tx, { title, stake, pick, limits }: Bet) {
      const tableRound = await holdBetting(tx, title.game_code);
      if (!tableRound || !takesBets(tableRound, clock.now())) throw new Refused('betting_closed');
      const ceiling = title.table
        ? null
        : ceilingOf({ stake, pick: pick as CrashPick, winMax: limits.winMax });
      const drawnFrom = { seedId: null, clientSeed: null, nonce: null, tableRoundId: tableRound.id, ceiling };
      return { drawnFrom, opensAt: tableRound.opensAt ?? new Date(clock.now()) };
    },

    /** A round whose stake was taken, and which waits for the table's. */
    sit({ mechanic, pick }: Round): Turn {
      const { target = null } = pick as Partial<CrashPick>;
      const seen = mechanic === 'crash' ? { target, stoppedAt: null, point: null } : {};
      return { played: { seen, isOver: false, won: ZERO, staked: ONE }, steps: [], isHouses: false };
    },
  };
}
