import { PageBody } from '@parlour/ui';
import { MyGames } from '../../features/games/lists/MyGames.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function MyGamesPage() {
  const text = useText();
  return (
    <PageBody title={text('games.mine.title')}>
      <MyGames />
    </PageBody>
  );
}
