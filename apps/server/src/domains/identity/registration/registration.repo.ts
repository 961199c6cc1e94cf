import { AGENT_TYPES } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import { identityConsent } from './registration.schema.ts';

export type ConsentRow = typeof identityConsent.$inferSelect;

/** The agent of an invite code. Codes are made in capitals; a phone may write them small. One that is written exactly so goes first. */
export async function findAgentByCode(
  queries: Queries,
  brandId: string,
  inviteCode: string,
): Promise<{ id: string } | undefined> {
  const [row] = await queries
    .select({ id: identityMember.id })
    .from(identityMember)
    .where(
      and(
        eq(identityMember.brandId, brandId),
        inArray(identityMember.inviteCode, [inviteCode, inviteCode.toUpperCase()]),
        eq(identityMember.state, 'active'),
        inArray(identityMember.type, AGENT_TYPES),
      ),
    )
    .orderBy(sql`${identityMember.inviteCode} = ${inviteCode} desc`, identityMember.inviteCode)
    .limit(1);
  return row;
}

export async function findMemberByNumber(
  queries: Queries,
  brandId: string,
  customerNo: string,
): Promise<{ id: string } | undefined> {
  const [row] = await queries
    .select({ id: identityMember.id })
    .from(identityMember)
    .where(and(eq(identityMember.brandId, brandId), eq(identityMember.customerNo, customerNo)));
  return row;
}

export async function hasMobile(queries: Queries, brandId: string, mobile: string): Promise<boolean> {
  const rows = await queries
    .select({ id: identityMember.id })
    .from(identityMember)
    .where(and(eq(identityMember.brandId, brandId), eq(identityMember.mobile, mobile)));
  return rows.length > 0;
}

/** Removes a number from a member who only typed it in: it belongs to the one who proved it. */
export async function releaseUnprovenMobile(
  tx: Tx,
  brandId: string,
  { mobile, now }: { mobile: string; now: Date },
): Promise<void> {
  await tx
    .update(identityMember)
    .set({ mobile: null, sensitiveChangedAt: now })
    .where(
      and(
        eq(identityMember.brandId, brandId),
        eq(identityMember.mobile, mobile),
        isNull(identityMember.mobileVerifiedAt),
      ),
    );
}

export function listConsents(
  queries: Queries,
  { brandId, memberId }: { brandId: string; memberId: string },
): Promise<Pick<ConsentRow, 'document' | 'version'>[]> {
  return queries
    .select({ document: identityConsent.document, version: identityConsent.version })
    .from(identityConsent)
    .where(and(eq(identityConsent.brandId, brandId), eq(identityConsent.memberId, memberId)));
}

/** Members who agreed to one of these versions. */
export async function countConsenting(
  queries: Queries,
  brandId: string,
  { document, versions }: { document: string; versions: readonly string[] },
): Promise<number> {
  const [row] = await queries
    .select({ count: countDistinct(identityConsent.memberId) })
    .from(identityConsent)
    .where(
      and(
        eq(identityConsent.brandId, brandId),
        eq(identityConsent.document, document),
        inArray(identityConsent.version, [...versions]),
      ),
    );
  return row?.count ?? 0;
}

export async function insertConsents(tx: Tx, consents: ConsentRow[]): Promise<void> {
  await tx.insert(identityConsent).values(consents);
}
