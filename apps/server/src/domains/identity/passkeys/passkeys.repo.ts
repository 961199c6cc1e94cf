import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import type { Member, MemberKey } from '../members/members.ts';
import { identityPasskey } from './passkeys.schema.ts';

export type PasskeyRow = typeof identityPasskey.$inferSelect;

const ofMember = ({ brandId, id }: MemberKey) =>
  and(eq(identityPasskey.brandId, brandId), eq(identityPasskey.memberId, id));

export async function listPasskeys(queries: Queries, member: MemberKey): Promise<PasskeyRow[]> {
  return queries
    .select()
    .from(identityPasskey)
    .where(ofMember(member))
    .orderBy(desc(identityPasskey.createdAt), desc(identityPasskey.id));
}

/** False if the credential is already known, for any member. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const rows = await tx
    .insert(identityPasskey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: identityPasskey.id });
  return rows.length > 0;
}

export async function findPasskey(
  queries: Queries,
  brandId: string,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; member: Member } | undefined> {
  const [row] = await queries
    .select({ passkey: identityPasskey, member: identityMember })
    .from(identityPasskey)
    .innerJoin(
      identityMember,
      and(
        eq(identityMember.brandId, identityPasskey.brandId),
        eq(identityMember.id, identityPasskey.memberId),
      ),
    )
    .where(and(eq(identityPasskey.brandId, brandId), eq(identityPasskey.credentialId, credentialId)));
  return row;
}

/** False if it was used or removed since it was read. */
export async function notePasskeyUse(
  tx: Tx,
  { brandId, id, counter }: PasskeyRow,
  use: { counter: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(identityPasskey)
    .set({ counter: use.counter, lastUsedAt: use.at })
    .where(
      and(
        eq(identityPasskey.brandId, brandId),
        eq(identityPasskey.id, id),
        eq(identityPasskey.counter, counter),
      ),
    )
    .returning({ id: identityPasskey.id });
  return rows.length > 0;
}

export async function deletePasskey(queries: Queries, member: MemberKey, id: string): Promise<boolean> {
  const rows = await queries
    .delete(identityPasskey)
    .where(and(ofMember(member), eq(identityPasskey.id, id)))
    .returning({ id: identityPasskey.id });
  return rows.length > 0;
}

/** False if there was none. */
export async function deletePasskeys(tx: Tx, member: MemberKey): Promise<boolean> {
  const rows = await tx.delete(identityPasskey).where(ofMember(member)).returning({ id: identityPasskey.id });
  return rows.length > 0;
}
