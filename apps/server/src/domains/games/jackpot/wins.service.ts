import type { Database } from '@parlour/database/database';
import type { Win } from '../winners/winners.ts';
import { type DrawRow, listDrawn } from './draws.repo.ts';
import { findJackpot } from './jackpot.repo.ts';

/** Won draws, newest first, and the smallest win the brand shows: for the board of winners. */
export function createJackpotWins({ database: { queries } }: { database: Database }) {
  return async (brandId: string, limit: number): Promise<{ shownFrom: bigint; wins: Win[] }> => {
    const jackpot = await findJackpot(queries, brandId);
    const drawn = await listDrawn(queries, brandId, { onlyWon: true, limit });
    return { shownFrom: jackpot?.winnersFrom ?? 0n, wins: drawn.map(asWin) };
  };
}

export function asWin(draw: DrawRow): Win {
  return {
    memberId: draw.winnerMemberId as string,
    vendor: draw.winnerVendor as string,
    gameCode: draw.winnerGameCode as string,
    amount: draw.won,
    atMs: (draw.drawnAt as Date).getTime(),
    isJackpot: true,
  };
}
