import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { GAME_CATEGORIES, type GameCategory, isOneOf } from '@parlour/contract';

/** How many lists are kept. Callers can request endless variants, by name and stake. */
export const LISTS_KEPT = 1_000;

/** The tabs that hold titles, in order; the site splits the sports tabs (specification section 4). */
const TAB_PLACE: Record<GameCategory, number> = {
  RNG: 1,
  FISH: 2,
  PVP: 3,
  COCKFIGHT: 4,
  LIVE: 5,
  SPORTS: 6,
  ESPORTS: 7,
  LOTT: 8,
  ELOTT: 9,
};
const TAB_ORDER = GAME_CATEGORIES.toSorted((one, other) => TAB_PLACE[one] - TAB_PLACE[other]);

/** Every tab in the brand's order; unlisted ones come last, in the default order. */
export function tabsOf(
  lobby: { tabs: readonly string[]; hiddenTabs: readonly string[] } | undefined,
): { category: GameCategory; isHidden: boolean }[] {
  const own = (lobby?.tabs ?? []).filter((tab) => isOneOf(GAME_CATEGORIES, tab));
  const order = [...new Set([...own, ...TAB_ORDER])];
  return order.map((category) => ({ category, isHidden: lobby?.hiddenTabs.includes(category) ?? false }));
}

/** Later matches are rarely what was meant; ten pages of the specification's twenty-five. */
export const SEARCH_MAX = 250;
export const HOT_MAX = 100;
export const NEWS_MAX = 30;
export const FAVOURITES_MAX = 500;
export const RECENT_MAX = 30;

export const POPULAR_MAX = 30;
/** More titles are counted than are shown, since some may be hidden before the next count. */
export const POPULAR_COUNTED_MAX = 4 * POPULAR_MAX;
export const POPULAR_SPAN_MS = 7 * DAY_MS;
/** How old the count behind the popular titles may be. */
export const POPULAR_LIFE_MS = 5 * MINUTE_MS;

/** How long a title counts as new after its release. */
export const NEW_SPAN_MS = 30 * DAY_MS;
