import type { GameCategory, LobbyMapping, VendorEntry } from '@parlour/client';
import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { isOneOf } from '@parlour/contract/values/one-of';
import { ROUTES } from '../../platform/routes/routes.ts';

/** Specification section 9: sports vendors that have a category of their own. */
const ESPORTS_VENDORS: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];
const COCKFIGHT_VENDORS: readonly string[] = ['DS88'];

/** Specification section 2: these show a list of titles, the others their vendors. */
const LISTED: readonly GameCategory[] = ['PVP', 'FISH', 'RNG'];

export type TabName = 'HOT' | 'FAV' | 'PROMO' | GameCategory;
export type Menu = Pick<LobbyMapping, 'mapping' | 'sorting' | 'order'>;

/** What a press on a tab does. */
export type Opening =
  | { kind: 'hot' | 'favourites' | 'promotions' }
  | { kind: 'games' | 'vendors'; category: GameCategory }
  | { kind: 'launch'; vendor: VendorEntry };

/** Specification section 2: HOT, FAV for members, the sorting list, and the link to the promotions. */
export function tabsOf({ sorting }: Menu, { isSignedIn }: { isSignedIn: boolean }): TabName[] {
  return ['HOT', ...(isSignedIn ? (['FAV'] as const) : []), ...sorting, 'PROMO'];
}

export function openingOf(tab: TabName, { mapping }: Menu): Opening {
  if (tab === 'HOT') return { kind: 'hot' };
  if (tab === 'FAV') return { kind: 'favourites' };
  if (tab === 'PROMO') return { kind: 'promotions' };
  const vendors = mapping[tab] ?? [];
  const [only] = vendors;
  if (only && vendors.length === 1) return { kind: 'launch', vendor: only };
  return { kind: isListed(tab) ? 'games' : 'vendors', category: tab };
}

/** All titles of a vendor in its category. */
export function vendorListPath({
  gameCategory,
  vassalage,
}: {
  gameCategory: GameCategory;
  vassalage: string;
}): string {
  return `${ROUTES.gameList.path}?${new URLSearchParams({ type: 'vassalage', gameType: gameCategory, vassalage })}`;
}

export function isListed(category: GameCategory): boolean {
  return LISTED.includes(category);
}

/** The category an address names, or null. */
export function readCategory(name: string | null): GameCategory | null {
  return isOneOf(GAME_CATEGORIES, name) ? name : null;
}

/**
 * Specification section 4 and docs/decisions/0013: ESPORTS comes after SPORTS, COCKFIGHT after PVP or, without PVP,
 * after ESPORTS. A brand that has put its tabs in order decides itself. What the server has already split stays as it is.
 */
export function splitSports({ mapping, sorting, order }: Menu): Menu {
  const sports = mapping.SPORTS ?? [];
  const esports = ofCategory('ESPORTS', [
    ...(mapping.ESPORTS ?? []),
    ...sports.filter(({ vassalage }) => ESPORTS_VENDORS.includes(vassalage)),
  ]);
  const cockfight = ofCategory('COCKFIGHT', [
    ...(mapping.COCKFIGHT ?? []),
    ...sports.filter(({ vassalage }) => COCKFIGHT_VENDORS.includes(vassalage)),
  ]);
  const rest = sports.filter(
    ({ vassalage }) => !ESPORTS_VENDORS.includes(vassalage) && !COCKFIGHT_VENDORS.includes(vassalage),
  );
  const split = { SPORTS: rest, ESPORTS: esports, COCKFIGHT: cockfight };
  const withEsports = insertAfter(sorting, 'ESPORTS', ['SPORTS']);
  const withBoth = insertAfter(withEsports, 'COCKFIGHT', ['PVP', 'ESPORTS', 'SPORTS']);
  const whole = { ...mapping, ...split };
  const shown = (order ?? withBoth).filter((category) => (whole[category] ?? []).length > 0);
  return { mapping: whole, sorting: shown, order };
}

function ofCategory(gameCategory: GameCategory, vendors: readonly VendorEntry[]): VendorEntry[] {
  return vendors.map((vendor) => ({ ...vendor, gameCategory }));
}

/** After the first of the places that exists; at the end if none does. */
function insertAfter(
  sorting: readonly GameCategory[],
  category: GameCategory,
  places: readonly GameCategory[],
): GameCategory[] {
  const others = sorting.filter((each) => each !== category);
  const place = places.find((each) => others.includes(each));
  const at = place ? others.indexOf(place) + 1 : others.length;
  return [...others.slice(0, at), category, ...others.slice(at)];
}
