import { create } from 'zustand';

type Place = {
  pathname: string;
  search: string;
  /** How many of our pages precede this one in the history; with 0, going back leaves the site. */
  depth: number;
  /** Whether the visitor got here by going back or forward. */
  isReturn: boolean;
};

/**
 * Where the visitor is. The routes are our own table, so a router would only have to follow the browser's history
 * (docs/decisions/0033).
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

/** Opens another site's page, which leads back here. */
export function leaveSite(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('not the address of a page');
  location.assign(href);
}

/** Reads the place and follows its changes. */
export function watchPlace(): void {
  addEventListener('popstate', () => readPlace({ isReturn: true }));
  readPlace({ isReturn: true });
}

function readPlace({ isReturn }: { isReturn: boolean }): void {
  const depth = (history.state as { depth?: number } | null)?.depth ?? 0;
  usePlace.setState({ pathname: location.pathname, search: location.search, depth, isReturn });
}
