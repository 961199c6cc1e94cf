/** What a member finds in the lobby: favourites, recent and popular titles, and title lookup. */

export { createFavourites, type Favourites } from './favourites.service.ts';
export { createLobbyForOperators, type LobbyForOperators } from './lobby.operator.service.ts';
export { createPopular, type Popular, type PopularTitles } from './popular.service.ts';
export { createRecent, type Recent } from './recent.service.ts';
export { createTitleLookup, type TitleLookup, type TitleNames } from './title-lookup.service.ts';
