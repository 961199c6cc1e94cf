import { create } from 'zustand';
import { type Address, readAddress, readPrizeMode, writeAddress } from './address.rules.ts';

type Place = { pathname: string; search: string };

/** The page's own address, inside the site's frame. */
export const usePlace = create<Place>(() => ({ pathname: '', search: '' }));

/** Follows the browser's steps back and forward. */
export function watchPlace(): void {
  const follow = () => usePlace.setState({ pathname: location.pathname, search: location.search });
  addEventListener('popstate', follow);
  follow();
}

/** Null: the address leads nowhere. */
export function useAddress(): Address | null {
  const pathname = usePlace((place) => place.pathname);
  return readAddress(pathname);
}

export function usePrizeMode() {
  return usePlace(({ search }) => readPrizeMode(search));
}

/** What is not named stays; merchant, theme and prize mode always do. */
export function goTo(change: Partial<Address>, { isReplacing = false } = {}): void {
  const { pathname, search } = usePlace.getState();
  const address = readAddress(pathname);
  if (!address) return;
  const to = writeAddress({ ...address, view: 'bet', id: null, ...change });
  if (to === pathname) return;
  if (isReplacing) history.replaceState(null, '', to + search);
  else history.pushState(null, '', to + search);
  usePlace.setState({ pathname: to, search });
  scrollTo(0, 0);
}

/** One step back, or to the bet page if this was the first. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else goTo({}, { isReplacing: true });
}
