import { PRIZE_MODES, type PrizeMode } from '@parlour/contract/values/games';
import { PLAY_TYPES, type PlayType } from '@parlour/contract/values/lottery';
import { isOneOf } from '@parlour/contract/values/one-of';
import { LOTTERY_BASE } from '@parlour/contract/values/site-paths';

/** What can be looked at: the bet page, and what is opened over it. */
export const VIEWS = ['bet', 'orders', 'order', 'rules', 'trend', 'history', 'verify'] as const;
export type View = (typeof VIEWS)[number];

/** Specification section 2: `/m/lotto-h5/{mui}/{playType}/games/{gameId}`, and what follows it is ours. */
export type Address = {
  readonly mui: string;
  readonly playType: PlayType;
  /** Null: the list of lotteries. */
  readonly gameId: string | null;
  readonly view: View;
  /** Of the order or the issue that is looked at. */
  readonly id: string | null;
};

const LOBBY = 'lobby';
const GAMES = 'games';

/** Null: no address of this page. */
export function readAddress(pathname: string): Address | null {
  if (!pathname.startsWith(LOTTERY_BASE)) return null;
  const [mui, playType, games, gameId, view = 'bet', id = null, ...more] = pathname
    .slice(LOTTERY_BASE.length)
    .split('/')
    .map(decodePart);
  if (!mui || games !== GAMES || !gameId || more.length > 0) return null;
  if (!isOneOf(PLAY_TYPES, playType) || !isOneOf(VIEWS, view)) return null;
  return { mui, playType, gameId: gameId === LOBBY ? null : gameId, view, id };
}

export function writeAddress({ mui, playType, gameId, view, id }: Address): string {
  const parts = [mui, playType, GAMES, gameId ?? LOBBY];
  if (view !== 'bet' || id) parts.push(view);
  if (id) parts.push(id);
  return LOTTERY_BASE + parts.map(encodeURIComponent).join('/');
}

/** The one the address names; null: none, and the server takes the lottery's own. */
export function readPrizeMode(search: string): PrizeMode | null {
  const asked = new URLSearchParams(search).get('prize_mode');
  return PRIZE_MODES.find((mode) => mode === asked) ?? null;
}

/** The theme the site is shown in; null: what the device prefers. */
export function readTheme(search: string): 'dark' | 'light' | null {
  const asked = new URLSearchParams(search).get('css');
  return asked === 'dark' || asked === 'light' ? asked : null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not encoded as addresses are: then it names nothing of ours.
    return '';
  }
}
