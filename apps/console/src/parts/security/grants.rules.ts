import type { Grant } from '@parlour/client/console';

/** Stands for all brands and the platform itself where a merchant code is the key. */
export const ALL_BRANDS = '*';

/** Grants by role, so that differences read role by role: `finance: harbor, lantern`. */
export function grantsByRole(grants: readonly Grant[]): Record<string, string> {
  const codes = new Map<string, string[]>();
  for (const { role, merchantCode } of grants)
    codes.set(role, [...(codes.get(role) ?? []), merchantCode ?? ALL_BRANDS]);
  return Object.fromEntries([...codes].map(([role, brands]) => [role, brands.sort().join(', ')]));
}

export function areGrants(value: unknown): value is Grant[] {
  return (
    Array.isArray(value) &&
    value.every((grant) => typeof grant === 'object' && grant !== null && 'role' in grant)
  );
}
