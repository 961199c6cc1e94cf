import { PageBody } from '@parlour/ui';
import { AllGames } from '../../features/games/lists/AllGames.tsx';
import { useListTitle } from '../../features/games/lists/useListTitle.ts';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';

export default function GameListPage() {
  const { title, wanted } = useListTitle();
  useBarTitle(title);
  return (
    <PageBody>
      <AllGames {...wanted} />
    </PageBody>
  );
}
