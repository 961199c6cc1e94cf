import { CallRefused, type Client, type Game } from '@parlour/client';
import { nameOf } from '@parlour/client/queries';
import { create } from 'zustand';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { queries } from '../../../platform/loading/queries.ts';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

type Favourites = {
  /** Null until known, and for visitors. */
  ids: ReadonlySet<string> | null;
};

/** Specification section 9; enough pages for as many favourites as a member can have. */
const IDS_PAGE_SIZE = 100;
const PAGES_MAX = 20;

export const useFavourites = create<Favourites>(() => ({ ids: null }));

const FAVOURITES = nameOf(['member', 'favourites']);
let isFollowed = false;
const running = new Set<string>();

/** Started by the first lobby that is drawn, and kept for the visit. */
export function followFavourites(client: Client): void {
  if (isFollowed) return;
  isFollowed = true;
  // If they cannot be loaded, hearts are empty and the server decides on a press.
  queries.watch(FAVOURITES, { load: (signal) => loadIds(client, signal) }, () =>
    useFavourites.setState({ ids: queries.read(FAVOURITES)?.value as Favourites['ids'] }),
  );
}

async function loadIds(client: Client, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let pageNo = 1, last = 1; pageNo <= Math.min(last, PAGES_MAX); pageNo += 1) {
    const page = await client.games.favouriteIds({ signal, query: { pageNo, pageSize: IDS_PAGE_SIZE } });
    for (const id of page.content) ids.add(id);
    last = page.totalPages;
  }
  return ids;
}

type Toggle = {
  client: Client;
  game: Pick<Game, 'nodeId' | 'vassalage'>;
  words: { loading: string; saved: string; removed: string };
};

/** Specification section 4, "Favourite toggle": the list changes only once the server confirms; failures are silent. */
export async function toggleFavourite({ client, game, words }: Toggle): Promise<void> {
  const { nodeId, vassalage: vendor } = game;
  const token = sessionToken();
  if (!token) {
    const { pathname, search } = usePlace.getState();
    return navigate(loginPath(pathname + search));
  }
  if (running.has(nodeId)) return;
  running.add(nodeId);
  const hideLoading = showToast(words.loading, 'favouriteLoading');
  const isRemoved = useFavourites.getState().ids?.has(nodeId) ?? false;
  const call = isRemoved ? client.games.removeFavourite : client.games.addFavourite;
  try {
    await call({ body: { nodeId, vendor } });
    if (token === sessionToken())
      useFavourites.setState(({ ids }) => ({ ids: changed(ids, nodeId, isRemoved) }));
    showToast(isRemoved ? words.removed : words.saved, 'favouriteSaved');
  } catch (error) {
    hideLoading();
    if (!(error instanceof CallRefused)) throw error;
  } finally {
    running.delete(nodeId);
  }
}

function changed(ids: Favourites['ids'], nodeId: string, isRemoved: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isRemoved) next.delete(nodeId);
  else next.add(nodeId);
  return next;
}
