import { useCallback, useEffect } from 'react';
import { useLoaded } from '../../../platform/loading/useLoaded.ts';
import { useSite } from '../../../platform/site.ts';

/** Specification section 9. */
const WINNERS_MAX = 100;

export function useWinners() {
  const { client, live, language } = useSite();
  const load = useCallback(
    () => client.games.winnerBoard({ query: { language, limitNum: WINNERS_MAX } }),
    [client, language],
  );
  const { value, isFailed, reload } = useLoaded(load);
  useEffect(() => live.on('jackpot', reload), [live, reload]);
  return { winners: value?.list ?? null, isFailed, reload };
}
