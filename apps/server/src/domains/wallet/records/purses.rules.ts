import { type MemberType, PURSES, type PurseType } from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import { currencyOfMember } from '../adjustments/adjustments.rules.ts';
import { type AccountRef, accountId } from '../ledger/accounts.rules.ts';

/** A member and their one currency. */
export type MoneyOwner = { readonly brandId: string; readonly memberId: string; readonly currency: string };

type Member = { readonly memberId: string; readonly type: MemberType };

export function ownerOf(brand: Brand, { memberId, type }: Member): MoneyOwner {
  return { brandId: brand.id, memberId, currency: currencyOfMember(type, brand) };
}

export function purseOf({ brandId, memberId, currency }: MoneyOwner, purpose: PurseType): AccountRef {
  return { brandId, owner: memberId, purpose, currency };
}

export const purseId = (owner: MoneyOwner, type: PurseType): string => accountId(purseOf(owner, type));

/** The ids of all purses; an unused one has no account. */
export const purseIds = (owner: MoneyOwner): string[] => PURSES.map((type) => purseId(owner, type));
