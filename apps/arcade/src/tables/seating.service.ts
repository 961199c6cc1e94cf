import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { ONE, ZERO } from '@parlour/exact';
import { type Game, isSame, type Limits, stakeMaxOf } from '@parlour/game-rules';
import type { CrashPick } from '@parlour/game-rules/crash';
import type { Amount } from '@parlour/money';
import { Refused } from '../refused.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { Turn } from '../rounds/playing.service.ts';
import { findRound, moveRound, type Round } from '../rounds/rounds.repo.ts';
import { listOwnBets } from './table-bets.repo.ts';
import { holdBetting, holdOpen, type TableRound } from './table-rounds.repo.ts';
import { BETS_EACH_MAX, ceilingOf } from './tables.rules.ts';
import type { Tables } from './tables.service.ts';

export type Seating = ReturnType<typeof createSeating>;
type Needs = { database: Database; tables: Tables; deliveries: Deliveries; clock: Clock };
type Bet = Pick<Round, 'playerId' | 'gameCode' | 'stake' | 'pick'> & { game: Game; limits: Limits };

/** What a player of a table can do with a bet besides placing it. */
const UNDO = { undo: true };

/** Bets at a table: they are placed while betting is open, and count if the wallet takes them before it closes. */
export function createSeating({ database, tables, deliveries, clock }: Needs) {
  const isOpen = (tableRound: TableRound | undefined, at: number) =>
    tableRound?.closesAt && at < tableRound.closesAt.getTime();

  return {
    /** Somebody wants to bet: the table runs, if it does not yet. */
    call: (gameCode: string) => tables.want(gameCode),

    /** What a bet is drawn from: the round that takes bets now, which does not close before the transaction ends. */
    async seat(tx: Tx, bet: Bet) {
      const { gameCode, playerId, stake, pick, limits } = bet;
      const tableRound = await holdBetting(tx, gameCode);
      if (!tableRound || !isOpen(tableRound, clock.now())) throw new Refused('betting_closed');
      const source = { seedId: null, clientSeed: null, nonce: null, tableRoundId: tableRound.id };
      if (bet.game.isShared)
        return { ...source, ceiling: ceilingOf({ stake, pick: pick as CrashPick, winMax: limits.winMax }) };
      refuseTooMuch(bet, await listOwnBets(tx, { tableRoundId: tableRound.id, playerId }));
      return { ...source, ceiling: null };
    },

    /** A round whose stake was taken, and which waits for the table's. */
    sit({ mechanic, pick }: Round): Turn {
      const { target = null } = pick as Partial<CrashPick>;
      const seen = mechanic === 'crash' ? { target, stoppedAt: null, point: null } : {};
      return { played: { seen, isOver: false, won: ZERO, staked: ONE }, steps: [], isHouses: false };
    },

    /** Takes a bet back that the table's round was not closed over. `at`: when the whole call was there. */
    async undo(round: Round, { step, at }: { step: unknown; at: number }): Promise<Round> {
      if (!isSame(step, UNDO)) throw new Refused('invalid_input');
      if (round.state === 'cancelling' || round.state === 'cancelled') return round;
      const rollback = await database.transaction(async (tx) => {
        const tableRound = await holdOpen(tx, round.tableRoundId ?? '');
        if (!isOpen(tableRound, at)) throw new Refused('betting_closed');
        const nothing = { outcome: null, payout: null, status: null };
        const undone = await moveRound(tx, { id: round.id, from: 'open', to: 'cancelling' }, nothing);
        return undone ? deliveries.add(tx, undone, 'rollback') : null;
      });
      const known = rollback ? await deliveries.deliver(rollback) : undefined;
      return known ?? (await findRound(database.queries, round.id)) ?? round;
    },
  };
}

/** The limits of a table hold for all that a player has on a round, as if it were one bet. */
function refuseTooMuch(
  { game, limits, ...bet }: Bet,
  others: readonly Pick<Round, 'stake' | 'pick'>[],
): void {
  if (others.length >= BETS_EACH_MAX) throw new Refused('stake_too_big');
  const bets = [...others, bet];
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const most = bets.reduce((sum, { stake, pick }) => sum + mostOf(game, stake, pick), 0n);
  if (staked > stakeMaxOf(limits, ONE) || most > limits.winMax) throw new Refused('stake_too_big');
}

function mostOf(game: Game, stake: Amount, pick: Round['pick']): Amount {
  const { over, under } = game.most(pick);
  return (stake * over) / under;
}
