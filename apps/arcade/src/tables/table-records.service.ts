import type { Database } from '@parlour/database/database';
import { createTicketProver, hashTicket, type InclusionProof } from '@parlour/fairness';
import { betTicket } from '@parlour/game-rules';
import { writeDecimal } from '@parlour/money';
import { listBets } from './table-bets.repo.ts';
import { findTableRound } from './table-rounds.repo.ts';
import { drawOf, type TableDrawSeen, type TableSeeds } from './table-seeds.ts';
import { PROVERS_KEPT } from './tables.rules.ts';

export type TableRecords = ReturnType<typeof createTableRecords>;
/** What a round on a table round was drawn from; the seed once the table round is over. */
export type TableEvidence = { serverSeedHash: string; serverSeed: string | null; draw: TableDrawSeen };

/** Proves bets of a table round that takes no more of them; null for one that is not among them. */
type Prover = (roundId: string) => InclusionProof | null;

export function createTableRecords({ database, seeds }: { database: Database; seeds: TableSeeds }) {
  const { queries } = database;
  /** By table round, the last used last: everybody at a table asks when a round is over, and one tree answers all. */
  const provers = new Map<string, Promise<Prover>>();

  async function createProver(tableRoundId: string): Promise<Prover> {
    const bets = await listBets(queries, tableRoundId);
    const ids = new Set(bets.map(({ id }) => id));
    const prove = createTicketProver(
      bets.map(({ stake, ...bet }) => ({
        id: bet.id,
        hash: hashTicket(betTicket({ ...bet, stake: writeDecimal(stake) })),
      })),
    );
    return (roundId) => (ids.has(roundId) ? prove(roundId) : null);
  }

  function proverOf(tableRoundId: string): Promise<Prover> {
    const prover = provers.get(tableRoundId) ?? createProver(tableRoundId);
    provers.delete(tableRoundId);
    provers.set(tableRoundId, prover);
    prover.catch(() => provers.delete(tableRoundId));
    const [oldest] = provers.keys();
    if (provers.size > PROVERS_KEPT && oldest) provers.delete(oldest);
    return prover;
  }

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

    /** That a round is among those a table round was drawn with, once that is over; null if it is not. */
    async prove(tableRoundId: string, roundId: string): Promise<InclusionProof | null> {
      const prove = await proverOf(tableRoundId);
      return prove(roundId);
    },
  };
}
