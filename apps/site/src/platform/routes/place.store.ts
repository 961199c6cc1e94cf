import { create } from 'zustand';

type Place = {
  pathname: string;
  search: string;
  /** How many pages of ours lie before this one in the history; none: back would leave the site. */
  depth: number;
  /** Whether one came here by going back or forward, and so has been here before. */
  isReturn: boolean;
};

/**
 * Where the visitor is. The routes are a table of our own, so that all there is left for a router to do is to keep
 * up with the browser's history (docs/decisions/0033).
 */
export const usePlace = create<Place>(() => ({ pathname: '', search: '', depth: 0, isReturn: true }));

export function navigate(to: string, { isReplacing = false }: { isReplacing?: boolean } = {}): void {
  const { depth } = usePlace.getState();
  if (isReplacing) history.replaceState({ depth }, '', to);
  else history.pushState({ depth: depth + 1 }, '', to);
  readPlace({ isReturn: false });
}

export function reloadPage(): void {
  location.reload();
}

/** To a page of somebody else, who leads back here. */
export function leaveSite(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('not the address of a page');
  location.assign(href);
}

/** Reads the place, and keeps it true from then on. */
export function watchPlace(): void {
  addEventListener('popstate', () => readPlace({ isReturn: true }));
  readPlace({ isReturn: true });
}

function readPlace({ isReturn }: { isReturn: boolean }): void {
  const depth = (history.state as { depth?: number } | null)?.depth ?? 0;
  usePlace.setState({ pathname: location.pathname, search: location.search, depth, isReturn });
}
