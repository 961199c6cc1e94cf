import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRepeatWhileVisible } from '../../../platform/loading/useRepeatWhileVisible.ts';
import { useSite } from '../../../platform/site.ts';
import { REFRESH_MS } from './boards.rules.ts';

/** The boards as they are counted, and the member's places on them. */
export function useBoards({ isMember }: { isMember: boolean }) {
  const { client } = useSite();
  const boards = useQuery({
    key: ['site', 'boards'],
    load: (signal) => client.promotions.boards({ signal }),
  });
  const own = useQuery({
    key: ['member', 'ownPlaces'],
    load: (signal) => client.promotions.ownPlaces({ signal }),
    isNeeded: isMember,
  });
  const reload = () => {
    boards.reload();
    if (isMember) own.reload();
  };
  useRepeatWhileVisible(REFRESH_MS, reload);
  return {
    boards: boards.value?.items ?? null,
    places: own.value?.items ?? [],
    isFailed: boards.isFailed,
    reload,
  };
}
