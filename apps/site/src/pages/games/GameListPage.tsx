import { PageBody } from '@parlour/ui';
import { AllGames } from '../../features/games/lists/AllGames.tsx';
import { useListTitle } from '../../features/games/lists/useListTitle.ts';

export default function GameListPage() {
  const { title, wanted } = useListTitle();
  return (
    <PageBody title={title}>
      <AllGames {...wanted} />
    </PageBody>
  );
}
