import { PageBody } from '@parlour/ui';
import { AllGames } from '../features/games/AllGames.tsx';
import { useListTitle } from '../features/games/useListTitle.ts';

export default function GameListPage() {
  const { title, wanted } = useListTitle();
  return (
    <PageBody title={title}>
      <AllGames {...wanted} />
    </PageBody>
  );
}
