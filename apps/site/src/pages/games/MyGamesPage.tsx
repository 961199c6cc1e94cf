import { PageBody } from '@parlour/ui';
import { MyGames } from '../../features/games/lists/MyGames.tsx';

export default function MyGamesPage() {
  return (
    <PageBody>
      <MyGames />
    </PageBody>
  );
}
