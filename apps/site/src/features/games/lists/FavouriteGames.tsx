import type { GameCategory } from '@parlour/client';
import { buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useFavourites } from '../favourites/favourites.store.ts';
import { useLobbyText } from '../lobby-text.ts';
import { GameWall } from './GameWall.tsx';
import { favouritesQuery } from './list.rules.ts';
import { useGamePages } from './useGamePages.ts';

/** Specification section 2, "Favourites list": a press on the full heart removes the title at once. */
export default function FavouriteGames({ category = null }: { category?: GameCategory | null }) {
  const text = useLobbyText();
  const { client, language } = useSite();
  const ids = useFavourites((favourites) => favourites.ids);
  const list = useGamePages({
    key: ['member', 'favouriteGames', category],
    isLeft: (nodeId) => useFavourites.getState().ids?.has(nodeId) ?? true,
    async load(signal, pageNo) {
      const query = favouritesQuery({ category }, { pageNo, language });
      const { content, ...page } = await client.games.favourites({ signal, query });
      return { games: content, ...page };
    },
  });
  const games = ids ? (list.games?.filter(({ nodeId }) => ids.has(nodeId)) ?? null) : list.games;
  return (
    <GameWall
      list={{ ...list, games }}
      empty={
        <NoData
          art={<EmptyArt icon="star" />}
          title={text('lobby.favourites.empty')}
          detail={text('lobby.favourites.emptyDetail')}
        >
          <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.games.path}>
            {text('lobby.mine.find')}
          </Link>
        </NoData>
      }
    />
  );
}
