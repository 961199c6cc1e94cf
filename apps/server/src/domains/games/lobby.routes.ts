import { contract, type Language } from '@parlour/contract';
import { using } from '../../cache/brand-cache.ts';
import type { Handlers, Session } from '../../http/calls/call.ts';
import { createRenderedCache } from '../../http/calls/envelope.ts';
import type { Brand } from '../../tenancy/brand.ts';
import {
  type Catalogue,
  type Catalogues,
  describeAll,
  type ListQuery,
  listGames,
  listHot,
  listNews,
  mapLobby,
} from './catalogue/catalogue.ts';
import type { Favourites, Popular, PopularTitles, Recent } from './lobby/lobby.ts';
import { LISTS_KEPT } from './lobby.rules.ts';

export type LobbyRoutes = Omit<
  Handlers<typeof contract.games>,
  'launchGame' | 'hotMatches' | 'jackpot' | 'jackpotDraws' | 'jackpotDraw' | 'winnerBoard'
>;
type RouteNeeds = {
  catalogues: Catalogues;
  popular: PopularTitles;
  favourites: Favourites;
  recent: Recent;
};

export function lobbyRoutes({ catalogues, popular, favourites, recent }: RouteNeeds): LobbyRoutes {
  const { games } = contract;
  const mapping = createRenderedCache<Catalogue>(games.vendorTypes);
  const list = createRenderedCache<Catalogue>(games.gameList, { most: LISTS_KEPT });
  const hot = createRenderedCache<Catalogue>(games.hotGames);
  const news = createRenderedCache<Catalogue>(games.lobbyNews);
  const mostOpened = createRenderedCache<Popular>(games.popularGames);
  const hotByPlay = createRenderedCache<Popular>(games.hotGames);

  const tellPopular = (language: Language) => (found: Popular) =>
    mostOpened(found, language, () => ({ list: describeAll(found.titles, language) }));

  /** Where operators marked none, what members open most is hot. */
  const tellHotByPlay = (language: Language) => (found: Popular) =>
    hotByPlay(found, language, () => listHot({ hot: found.titles }, language));

  return {
    vendorTypes: ({ brand }) =>
      using(catalogues.of(brand.id), (catalogue) =>
        mapping(catalogue, '', () => ({ content: mapLobby(catalogue) })),
      ),
    gameList: ({ brand, language, query }) =>
      using(catalogues.of(brand.id), (catalogue) =>
        list(catalogue, variantOf(query, language), () => listGames(catalogue, query, language)),
      ),
    hotGames: ({ brand, language }) =>
      using(catalogues.of(brand.id), (catalogue) =>
        catalogue.hot.length > 0
          ? hot(catalogue, language, () => listHot(catalogue, language))
          : using(popular.of(catalogue), tellHotByPlay(language)),
      ),
    popularGames: ({ brand, language }) =>
      using(catalogues.of(brand.id), (catalogue) => using(popular.of(catalogue), tellPopular(language))),
    lobbyNews: ({ brand, language }) =>
      using(catalogues.of(brand.id), (catalogue) =>
        news(catalogue, language, () => listNews(catalogue, language)),
      ),
    favouriteIds: (call) => favourites.ids(ownerOf(call), call.query),
    favourites: (call) => favourites.list(ownerOf(call), call.query, call.language),
    addFavourite: (call) => favourites.add(ownerOf(call), call.body),
    removeFavourite: (call) => favourites.remove(ownerOf(call), call.body.nodeId),
    addRecent: (call) => recent.remember(ownerOf(call), call.query.nodeId),
    recentGames: (call) => recent.list(ownerOf(call), call.language),
  };
}

const ownerOf = ({ brand, session }: { brand: Brand; session: Session }) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** Only the parts of the request that the answer depends on. */
function variantOf(query: ListQuery, language: Language): string {
  const { gameName, gameType, vassalage, gameClassify, minBet, minLine, pageNo, pageSize } = query;
  return JSON.stringify([
    language,
    pageNo,
    pageSize,
    gameType,
    vassalage,
    gameClassify,
    minBet,
    minLine,
    gameName,
  ]);
}
