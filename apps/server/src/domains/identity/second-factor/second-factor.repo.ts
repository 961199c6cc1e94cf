import type { Queries, Tx } from '@parlour/database/database';
import { and, count, eq } from 'drizzle-orm';
import type { MemberKey } from '../members/members.ts';
import { identityRecoveryCode } from './second-factor.schema.ts';

const ofMember = ({ brandId, id }: MemberKey) =>
  and(eq(identityRecoveryCode.brandId, brandId), eq(identityRecoveryCode.memberId, id));
const isCode = (member: MemberKey, codeHash: string) =>
  and(ofMember(member), eq(identityRecoveryCode.codeHash, codeHash));

export async function countRecoveryCodes(queries: Queries, member: MemberKey): Promise<number> {
  const [row] = await queries.select({ codes: count() }).from(identityRecoveryCode).where(ofMember(member));
  return Number(row?.codes ?? 0);
}

export async function replaceRecoveryCodes(tx: Tx, member: MemberKey, hashes: string[]): Promise<void> {
  await tx.delete(identityRecoveryCode).where(ofMember(member));
  const { brandId, id: memberId } = member;
  if (hashes.length > 0)
    await tx.insert(identityRecoveryCode).values(hashes.map((codeHash) => ({ brandId, memberId, codeHash })));
}

export async function hasRecoveryCode(
  queries: Queries,
  member: MemberKey,
  codeHash: string,
): Promise<boolean> {
  const rows = await queries
    .select({ codeHash: identityRecoveryCode.codeHash })
    .from(identityRecoveryCode)
    .where(isCode(member, codeHash));
  return rows.length > 0;
}

/** False if there is no such code, or no longer. */
export async function takeRecoveryCode(tx: Tx, member: MemberKey, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(identityRecoveryCode)
    .where(isCode(member, codeHash))
    .returning({ codeHash: identityRecoveryCode.codeHash });
  return rows.length > 0;
}
