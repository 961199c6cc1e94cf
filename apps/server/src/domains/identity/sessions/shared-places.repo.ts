import { REAL_MONEY_TYPES } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import { identityDevice, identityLogin } from './sessions.schema.ts';

type About = { brandId: string; memberId: string; limit: number };

/** Other accounts that signed in in the same browser. Trial and internal accounts are shared by many, and left out. */
export async function listOthersInBrowser(
  queries: Queries,
  { brandId, memberId, limit, deviceHash, since }: About & { deviceHash: string; since: Date },
): Promise<string[]> {
  const rows = await queries
    .select({ account: identityMember.account })
    .from(identityDevice)
    .innerJoin(
      identityMember,
      and(eq(identityMember.brandId, identityDevice.brandId), eq(identityMember.id, identityDevice.memberId)),
    )
    .where(
      and(
        eq(identityDevice.brandId, brandId),
        eq(identityDevice.deviceHash, deviceHash),
        ne(identityDevice.memberId, memberId),
        gte(identityDevice.seenAt, since),
        inArray(identityMember.type, REAL_MONEY_TYPES),
      ),
    )
    .orderBy(sql`${identityMember.accountKey} collate "C"`, identityMember.id)
    .limit(limit);
  return rows.map(({ account }) => account);
}

/** Other accounts that signed in from the same address. */
export async function listOthersAtAddress(
  queries: Queries,
  { brandId, memberId, limit, ip, sinceId }: About & { ip: string; sinceId: string },
): Promise<string[]> {
  const there = queries
    .selectDistinct({ memberId: identityLogin.memberId })
    .from(identityLogin)
    .where(
      and(
        eq(identityLogin.brandId, brandId),
        eq(identityLogin.ip, ip),
        gte(identityLogin.id, sinceId),
        eq(identityLogin.isSuccess, true),
        ne(identityLogin.memberId, memberId),
      ),
    );
  const rows = await queries
    .select({ account: identityMember.account })
    .from(identityMember)
    .where(
      and(
        eq(identityMember.brandId, brandId),
        inArray(identityMember.id, there),
        inArray(identityMember.type, REAL_MONEY_TYPES),
      ),
    )
    .orderBy(sql`${identityMember.accountKey} collate "C"`, identityMember.id)
    .limit(limit);
  return rows.map(({ account }) => account);
}

/** Whether another account that plays for money was ever opened in a browser of this one. */
export async function hasSharedBrowser(
  queries: Queries,
  { brandId, memberId }: { brandId: string; memberId: string },
): Promise<boolean> {
  const own = queries
    .select({ deviceHash: identityDevice.deviceHash })
    .from(identityDevice)
    .where(and(eq(identityDevice.brandId, brandId), eq(identityDevice.memberId, memberId)));
  const rows = await queries
    .select({ id: identityMember.id })
    .from(identityDevice)
    .innerJoin(
      identityMember,
      and(eq(identityMember.brandId, identityDevice.brandId), eq(identityMember.id, identityDevice.memberId)),
    )
    .where(
      and(
        eq(identityDevice.brandId, brandId),
        inArray(identityDevice.deviceHash, own),
        ne(identityDevice.memberId, memberId),
        inArray(identityMember.type, REAL_MONEY_TYPES),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The newest accounts that play for money and signed in from a browser or an address of the member. */
export async function listAround(
  queries: Queries,
  { brandId, memberId, limit, sinceId }: About & { sinceId: string },
): Promise<string[]> {
  const signedIn = and(
    eq(identityLogin.brandId, brandId),
    gte(identityLogin.id, sinceId),
    eq(identityLogin.isSuccess, true),
  );
  const ownDevices = queries
    .select({ deviceHash: identityDevice.deviceHash })
    .from(identityDevice)
    .where(and(eq(identityDevice.brandId, brandId), eq(identityDevice.memberId, memberId)));
  const ownAddresses = queries
    .select({ ip: identityLogin.ip })
    .from(identityLogin)
    .where(and(signedIn, eq(identityLogin.memberId, memberId)));
  const inBrowsers = queries
    .select({ memberId: identityDevice.memberId })
    .from(identityDevice)
    .where(and(eq(identityDevice.brandId, brandId), inArray(identityDevice.deviceHash, ownDevices)));
  const atAddresses = queries
    .select({ memberId: identityLogin.memberId })
    .from(identityLogin)
    .where(and(signedIn, inArray(identityLogin.ip, ownAddresses)));
  const rows = await queries
    .select({ id: identityMember.id })
    .from(identityMember)
    .where(
      and(
        eq(identityMember.brandId, brandId),
        ne(identityMember.id, memberId),
        inArray(identityMember.type, REAL_MONEY_TYPES),
        or(inArray(identityMember.id, inBrowsers), inArray(identityMember.id, atAddresses)),
      ),
    )
    .orderBy(desc(identityMember.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether one of these others signed in from an address of the member. */
export async function hasSharedAddress(
  queries: Queries,
  {
    brandId,
    memberId,
    others,
    sinceId,
  }: { brandId: string; memberId: string; others: readonly string[]; sinceId: string },
): Promise<boolean> {
  if (others.length === 0) return false;
  const signedIn = and(
    eq(identityLogin.brandId, brandId),
    gte(identityLogin.id, sinceId),
    eq(identityLogin.isSuccess, true),
  );
  const own = queries
    .select({ ip: identityLogin.ip })
    .from(identityLogin)
    .where(and(signedIn, eq(identityLogin.memberId, memberId)));
  const rows = await queries
    .select({ id: identityLogin.id })
    .from(identityLogin)
    .where(and(signedIn, inArray(identityLogin.memberId, [...others]), inArray(identityLogin.ip, own)))
    .limit(1);
  return rows.length > 0;
}
