import { create } from 'zustand';

type Place = {
  pathname: string;
  search: string;
  /** How many of our pages precede this one in the history; with 0, going back leaves the site. */
  depth: number;
  /** The page of ours before this one; null if there is none, or it is not known. */
  from: string | null;
  /** Whether the visitor got here by going back or forward. */
  isReturn: boolean;
};

/**
 * Where the visitor is. The routes are our own table, so a router would only have to follow the browser's history
 * (docs/decisions/0033).
 */
export const usePlace = create<Place>(() => ({
  pathname: '',
  search: '',
  depth: 0,
  from: null,
  isReturn: true,
}));

export function navigate(to: string, { isReplacing = false }: { isReplacing?: boolean } = {}): void {
  const { depth, from, pathname } = usePlace.getState();
  if (isReplacing) history.replaceState({ depth, from }, '', to);
  else history.pushState({ depth: depth + 1, from: pathname }, '', to);
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

let askBefore: (() => void) | null = null;
let isComingBack = false;

/** While set, the browser's way back is undone and asks instead; null ends it. */
export function holdPlace(ask: (() => void) | null): void {
  askBefore = ask;
}

/** Reads the place and follows its changes. */
export function watchPlace(): void {
  addEventListener('popstate', () => {
    if (isComingBack) {
      isComingBack = false;
      return;
    }
    if (askBefore) {
      isComingBack = true;
      history.forward();
      return askBefore();
    }
    readPlace({ isReturn: true });
  });
  readPlace({ isReturn: true });
}

function readPlace({ isReturn }: { isReturn: boolean }): void {
  const { depth = 0, from = null } = (history.state as Partial<Place> | null) ?? {};
  usePlace.setState({ pathname: location.pathname, search: location.search, depth, from, isReturn });
}
