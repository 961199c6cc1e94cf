import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { Limits } from '@parlour/game-rules';
import type { CrashPick } from '@parlour/game-rules/crash';
import type { Amount } from '@parlour/money';
import type { Title } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import { moveRound, type Round } from '../rounds/rounds.repo.ts';
import { LEFT_AFTER_MS } from '../rounds/rounds.rules.ts';
import { holdBetting, takesBets } from './table-rounds.repo.ts';
import { ceilingOf } from './tables.rules.ts';
import type { Tables } from './tables.service.ts';

export type Seating = ReturnType<typeof createSeating>;
/** `at`: when the whole call was there. */
type Bet = Pick<Round, 'playerId' | 'stake' | 'pick'> & { title: Title; limits: Limits; at: number };
type Needs = { database: Database; tables: Tables; clock: Clock };

/** Bets at a table: those that arrive while betting is open count, if the wallet takes them before the round is sealed. */
export function createSeating({ database, tables, clock }: Needs) {
  return {
    /** Somebody wants to bet: the table runs, if it does not yet. */
    call: (gameCode: string) => tables.want([gameCode]),

    /**
     * What a bet is drawn from: the round that takes bets now, which does not close before the transaction ends. Its player
     * places no other bet meanwhile.
     */
    async seat(tx: Tx, { playerId, title, stake, pick, limits, at }: Bet) {
      const tableRound = await holdBetting(tx, { playerId, gameCode: title.game_code });
      if (!tableRound || !takesBets(tableRound, at)) throw new Refused('betting_closed');
      const ceiling = title.table
        ? null
        : ceilingOf({ stake, pick: pick as CrashPick, winMax: limits.winMax });
      const drawnFrom = { seedId: null, clientSeed: null, nonce: null, tableRoundId: tableRound.id, ceiling };
      return { drawnFrom, opensAt: tableRound.opensAt ?? new Date(at) };
    },

    /** The stake was taken, and the bet waits for its table's round. Undefined: its time is over, and the stake is asked back. */
    sit({ id, mechanic, pick }: Round, balance: Amount | null): Promise<Round | undefined> {
      const { target = null } = pick as Partial<CrashPick>;
      const outcome = mechanic === 'crash' ? { target, stoppedAt: null, point: null } : {};
      const leaseUntil = new Date(clock.now() + LEFT_AFTER_MS);
      return moveRound(
        database.queries,
        { id, from: 'placed', to: 'open' },
        { outcome, payout: 0n, leaseUntil, status: 'RS_OK', ...(balance === null ? {} : { balance }) },
      );
    },
  };
}
