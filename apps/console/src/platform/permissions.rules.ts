import type { Me, Permission } from '@parlour/client/console';
import type { Scope } from '@parlour/contract/values/permissions';

/** As on the endpoints. */
export type Need = { permission: Permission; scope: Scope };

/** Whether the operator has the permission for the chosen brand (null: all). Only hides things; the server decides. */
export function mayUse(me: Me, { permission, scope }: Need, brand: string | null): boolean {
  if (scope === 'platform') return me.platform.includes(permission);
  const brands = brand === null ? me.brands : me.brands.filter(({ merchantCode }) => merchantCode === brand);
  return (
    (brand === null && me.platform.includes(permission)) ||
    brands.some(({ permissions }) => permissions.includes(permission))
  );
}

/** The brands the operator has grants for, by name. */
export function brandsOf(me: Me): { merchantCode: string; name: string }[] {
  return me.brands
    .map(({ merchantCode, name }) => ({ merchantCode, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Starts with the remembered brand if it is still granted, or with the operator's only brand. */
export function startingBrand(me: Me, remembered: string | null): string | null {
  const codes = me.brands.map(({ merchantCode }) => merchantCode);
  if (remembered !== null && codes.includes(remembered)) return remembered;
  return codes.length === 1 && me.platform.length === 0 ? (codes[0] ?? null) : null;
}
