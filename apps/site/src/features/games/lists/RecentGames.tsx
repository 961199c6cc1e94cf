import { buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useLobbyText } from '../lobby-text.ts';
import { GameGrid, GamesWaiting } from './GameGrid.tsx';
import { GamesFailed } from './GamesFailed.tsx';

/** Recently launched titles, newest first; the server records each launch. */
export function RecentGames() {
  const text = useLobbyText();
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'recentGames'],
    load: (signal) => client.games.recentGames({ signal }),
  });
  if (!value) return isFailed ? <GamesFailed onRetry={reload} /> : <GamesWaiting count={6} />;
  if (value.list.length > 0) return <GameGrid games={value.list} />;
  return (
    <NoData
      art={<EmptyArt icon="grid" />}
      title={text('lobby.recent.empty')}
      detail={text('lobby.recent.emptyDetail')}
    >
      <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.games.path}>
        {text('lobby.mine.find')}
      </Link>
    </NoData>
  );
}
