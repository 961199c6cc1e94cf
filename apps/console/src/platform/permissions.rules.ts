import type { Me, Permission } from '@parlour/client/console';

/**
 * As on the endpoints: `platform` needs a grant for all brands, `brand` one for the brand that is worked on, and
 * `granted` reaches as far as the grants do.
 */
export type Need = { permission: Permission; scope: 'brand' | 'platform' | 'granted' };

/** Whether the operator may, while this brand is chosen (null: all of them). The server decides; this hides. */
export function mayUse(me: Me, { permission, scope }: Need, brand: string | null): boolean {
  if (scope === 'platform') return me.platform.includes(permission);
  const brands = brand === null ? me.brands : me.brands.filter(({ merchantCode }) => merchantCode === brand);
  return (
    (brand === null && me.platform.includes(permission)) ||
    brands.some(({ permissions }) => permissions.includes(permission))
  );
}

/** What the switcher offers: the granted brands, and all of them at once where there is more than one. */
export function brandsOf(me: Me): { merchantCode: string; name: string }[] {
  return me.brands
    .map(({ merchantCode, name }) => ({ merchantCode, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A remembered brand may be granted no more, or the operator has one brand alone. */
export function startingBrand(me: Me, remembered: string | null): string | null {
  const codes = me.brands.map(({ merchantCode }) => merchantCode);
  if (remembered !== null && codes.includes(remembered)) return remembered;
  return codes.length === 1 && me.platform.length === 0 ? (codes[0] ?? null) : null;
}
