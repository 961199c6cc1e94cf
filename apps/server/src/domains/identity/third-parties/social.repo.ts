import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import type { Member, MemberKey } from '../members/members.ts';
import { identitySocial } from './third-parties.schema.ts';

export type SocialRow = typeof identitySocial.$inferSelect;
export type SocialKey = Pick<SocialRow, 'brandId' | 'provider' | 'subject'>;

const isAccount = ({ brandId, provider, subject }: SocialKey) =>
  and(
    eq(identitySocial.brandId, brandId),
    eq(identitySocial.provider, provider),
    eq(identitySocial.subject, subject),
  );

export async function findMemberBySocial(queries: Queries, key: SocialKey): Promise<Member | undefined> {
  const [row] = await queries
    .select({ member: identityMember })
    .from(identitySocial)
    .innerJoin(
      identityMember,
      and(eq(identityMember.brandId, identitySocial.brandId), eq(identityMember.id, identitySocial.memberId)),
    )
    .where(isAccount(key));
  return row?.member;
}

/** False if that account is already linked, or the member to another one of the same provider. */
export async function insertSocial(tx: Tx, row: SocialRow): Promise<boolean> {
  const rows = await tx
    .insert(identitySocial)
    .values(row)
    .onConflictDoNothing()
    .returning({ subject: identitySocial.subject });
  return rows.length > 0;
}

const ofMember = ({ brandId, id }: MemberKey) =>
  and(eq(identitySocial.brandId, brandId), eq(identitySocial.memberId, id));

export function listLinks(queries: Queries, member: MemberKey): Promise<SocialRow[]> {
  return queries.select().from(identitySocial).where(ofMember(member)).orderBy(asc(identitySocial.provider));
}

/** All of them, or one provider's; false if there was none. */
export async function deleteLinks(
  tx: Tx,
  member: MemberKey,
  provider?: SocialRow['provider'],
): Promise<boolean> {
  const rows = await tx
    .delete(identitySocial)
    .where(and(ofMember(member), provider ? eq(identitySocial.provider, provider) : undefined))
    .returning({ subject: identitySocial.subject });
  return rows.length > 0;
}
