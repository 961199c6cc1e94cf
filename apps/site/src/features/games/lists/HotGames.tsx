import type { Game } from '@parlour/client';
import { EmptyArt, NoData } from '@parlour/ui';
import { useLobbyText } from '../lobby-text.ts';
import { GameGrid } from './GameGrid.tsx';

export function HotGames({ games }: { games: readonly Game[] }) {
  const text = useLobbyText();
  if (games.length > 0) return <GameGrid games={games} hasTops />;
  return (
    <NoData
      art={<EmptyArt icon="grid" />}
      title={text('lobby.hot.empty')}
      detail={text('lobby.hot.emptyDetail')}
    />
  );
}
