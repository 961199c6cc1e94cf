import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

/** Specification section 9. */
const WINNERS_MAX = 100;

export function useWinners() {
  const { client, language } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['site', 'winners'],
    load: (signal) => client.games.winnerBoard({ signal, query: { language, limitNum: WINNERS_MAX } }),
    news: 'jackpot',
  });
  return { winners: value?.list ?? null, isFailed, reload };
}
