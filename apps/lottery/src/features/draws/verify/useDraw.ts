import { usePage } from '../../../platform/page.ts';
import { useQuery } from '../../../platform/useQuery.ts';
import type { DrawAnswer, ProofAnswer } from './verify.rules.ts';

/** Everything that was published about a draw. */
export function useDraw(gameId: string, numero: string) {
  const { client } = usePage();
  return useQuery<DrawAnswer>({
    key: ['site', 'lottery-draw', gameId, numero],
    load: (signal) => client.lottery.lotteryDraw({ query: { gameId, numero }, signal }),
  });
}

/** The proof that a ticket of the member was sealed; there is none before. */
export function useTicketProof(id: string, isSealed: boolean) {
  const { client } = usePage();
  return useQuery<ProofAnswer>({
    key: ['member', 'lottery-ticket', id],
    load: (signal) => client.lottery.lotteryTicketProof({ query: { id }, signal }),
    isNeeded: isSealed,
  });
}
