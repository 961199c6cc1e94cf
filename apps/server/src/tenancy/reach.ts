import { type Permission, ROLE_PERMISSIONS, type Role } from '@parlour/contract';

/** A role for one brand, or (null) for all of them and the platform itself. */
export type HeldGrant = { readonly role: Role; readonly brandId: string | null };

/** The brands for which somebody may do something. `all` includes the platform itself. */
export type Reach = 'all' | ReadonlySet<string>;

/** How far a permission reaches with these grants. An empty set: not at all. */
export function reachOf(grants: readonly HeldGrant[], permission: Permission): Reach {
  const giving = grants.filter(({ role }) => ROLE_PERMISSIONS[role].includes(permission));
  if (giving.some(({ brandId }) => brandId === null)) return 'all';
  return new Set(giving.flatMap(({ brandId }) => brandId ?? []));
}

export function reaches(reach: Reach, brandId: string | null): boolean {
  return reach === 'all' || (brandId !== null && reach.has(brandId));
}

/** The brands to query the database for; null: all of them and the platform. */
export function brandIdsOf(reach: Reach): string[] | null {
  return reach === 'all' ? null : [...reach];
}

/** The intersection of both. */
export function meet(one: Reach, other: Reach): Reach {
  if (one === 'all') return other;
  return other === 'all' ? one : new Set([...one].filter((brandId) => other.has(brandId)));
}
