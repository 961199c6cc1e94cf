import type { PlayType } from '@parlour/contract/values/lottery';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';
import { termsQuery } from './terms.query.ts';

/** What the member can bet on a lottery, and at what. */
export function useTerms({ gameId, playType }: { gameId: string; playType: PlayType }) {
  const page = usePage();
  return useQuery(termsQuery(page, { gameId, playType }));
}
