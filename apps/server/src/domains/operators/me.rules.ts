import { type BrandSettings, type Grant, type Me, PERMISSIONS } from '@parlour/contract';
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

/** A demonstration works without a second factor; every other account needs one, whatever its role. */
const needsSecondFactor = ({ isDemo }: Pick<Account, 'isDemo'>): boolean => !isDemo;

/** What an operator must do before any other call is answered. */
export function stageOf(account: Account): Me['stage'] {
  if (account.mustChangePassword) return 'change_password';
  if (account.secondFactor === null && needsSecondFactor(account)) return 'enrol_second_factor';
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
    stage: stageOf(account),
    hasSecondFactor: account.secondFactor !== null,
    needsSecondFactor: needsSecondFactor(account),
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
