import type { Database } from '@parlour/database/database';
import { hashTicket, type InclusionProof, proveTicket } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { writeDecimal } from '@parlour/money';
import { listBets } from './table-bets.repo.ts';
import { findTableRound } from './table-rounds.repo.ts';
import { drawOf, type TableDrawSeen, type TableSeeds } from './table-seeds.ts';

export type TableRecords = ReturnType<typeof createTableRecords>;
/** What a round on a table round was drawn from; the seed once the table round is over. */
export type TableEvidence = { serverSeedHash: string; serverSeed: string | null; draw: TableDrawSeen };

export function createTableRecords({ database, seeds }: { database: Database; seeds: TableSeeds }) {
  const { queries } = database;
  return {
    async of(tableRoundId: string): Promise<TableEvidence> {
      const tableRound = await findTableRound(queries, tableRoundId);
      if (!tableRound) throw new Error('a round without its table round');
      return {
        serverSeedHash: tableRound.commitment,
        serverSeed: seeds.reveal(tableRound),
        draw: drawOf(tableRound),
      };
    },

    /** That a round is among those the table round left with; null if it is not. */
    async prove(tableRoundId: string, roundId: string): Promise<InclusionProof | null> {
      const bets = await listBets(queries, tableRoundId);
      if (!bets.some(({ id }) => id === roundId)) return null;
      const leaves = bets.map(({ stake, ...bet }) => ({
        id: bet.id,
        hash: hashTicket(betTicket({ ...bet, stake: writeDecimal(stake) })),
      }));
      return proveTicket(leaves, roundId);
    },
  };
}
