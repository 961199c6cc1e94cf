import {
  type BrandSettings,
  type Grant,
  type Me,
  PERMISSIONS,
  ROLES_WITH_SECOND_FACTOR,
} from '@parlour/contract';
import { type HeldGrant, reaches, reachOf } from '../../tenancy/reach.ts';

type Account = {
  id: string;
  name: string;
  displayName: string;
  isDemo: boolean;
  mustChangePassword: boolean;
  secondFactor: string | null;
};
type BrandLike = { id: string; settings: Pick<BrandSettings, 'merchantCode' | 'name' | 'timeZone'> };

/** A demonstration works without an authenticator; otherwise such a role needs one. */
export function needsSecondFactor(
  { isDemo }: Pick<Account, 'isDemo'>,
  grants: readonly HeldGrant[],
): boolean {
  return !isDemo && grants.some(({ role }) => ROLES_WITH_SECOND_FACTOR.includes(role));
}

/** What an operator must do before any other call is answered. */
export function stageOf(account: Account, grants: readonly HeldGrant[]): Me['stage'] {
  if (account.mustChangePassword) return 'change_password';
  if (account.secondFactor === null && needsSecondFactor(account, grants)) return 'enrol_second_factor';
  return 'ready';
}

type MeNeeds = {
  account: Account;
  grants: readonly HeldGrant[];
  brands: BrandLike[];
  recoveryCodesLeft: number;
  session: Me['session'];
};

export function meOf({ account, grants, brands, recoveryCodesLeft, session }: MeNeeds): Me {
  const reach = new Map(PERMISSIONS.map((permission) => [permission, reachOf(grants, permission)]));
  const permissionsFor = (brandId: string | null) =>
    PERMISSIONS.filter((permission) => reaches(reach.get(permission) ?? new Set(), brandId));
  return {
    id: account.id,
    name: account.name,
    displayName: account.displayName,
    isDemo: account.isDemo,
    stage: stageOf(account, grants),
    hasSecondFactor: account.secondFactor !== null,
    needsSecondFactor: needsSecondFactor(account, grants),
    recoveryCodesLeft,
    grants: grantsOnWire(grants, brands),
    platform: permissionsFor(null),
    brands: brands
      .map(({ id, settings: { merchantCode, name, timeZone } }) => ({
        merchantCode,
        name,
        timeZone,
        permissions: permissionsFor(id),
      }))
      .filter(({ permissions }) => permissions.length > 0),
    session,
  };
}

export function grantsOnWire(grants: readonly HeldGrant[], brands: BrandLike[]): Grant[] {
  const codes = new Map(brands.map(({ id, settings }) => [id, settings.merchantCode]));
  return grants.map(({ role, brandId }) => ({
    role,
    merchantCode: brandId === null ? null : (codes.get(brandId) ?? brandId),
  }));
}
