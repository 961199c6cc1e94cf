import type { Game, GameCategory } from '@parlour/client';
import { type ReactNode, useEffect } from 'react';
import { useRestoredScroll } from '../../../platform/routes/useRestoredScroll.ts';
import { useSite } from '../../../platform/site.ts';
import { followFavourites } from '../favourites/favourites.store.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { GamesWaiting } from './GameGrid.tsx';
import GameList from './GameList.tsx';
import { GamesFailed } from './GamesFailed.tsx';
import { GameWall } from './GameWall.tsx';
import { HotGames } from './HotGames.tsx';

type Props = { wanted: 'hot' } | { wanted: 'category'; category: GameCategory | null; vendor: string | null };

/** The full list behind a part of the lobby: all hot titles, or the titles of a category, with search. */
export function AllGames(props: Props) {
  const { client } = useSite();
  const { menu, hot, isFailed, reload } = useCatalogue();
  useEffect(() => followFavourites(client), [client]);
  if (!menu || !hot) return isFailed ? <GamesFailed onRetry={reload} /> : <GamesWaiting count={15} />;
  return (
    <InPlace key={JSON.stringify(props)}>
      {props.wanted === 'hot' ? (
        <AllHot games={hot} />
      ) : (
        <GameList hasJackpot category={props.category} vendor={props.vendor} menu={menu} />
      )}
    </InPlace>
  );
}

/** Drawn together with its content, so that the page is long enough to restore the scroll position. */
function InPlace({ children }: { children: ReactNode }) {
  useRestoredScroll();
  return children;
}

const nothingMore = () => {};

function AllHot({ games }: { games: readonly Game[] }) {
  const list = { games, isBusy: false, isFailed: false, hasMore: false, more: nothingMore };
  return <GameWall list={list} hasTops empty={<HotGames games={[]} />} />;
}
