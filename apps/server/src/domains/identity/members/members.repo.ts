import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { identityDevice, identityLogin, identitySession } from '../sessions/sessions.schema.ts';
import { identityHeadIcon, identityMember } from './members.schema.ts';

export type Member = typeof identityMember.$inferSelect;
export type MemberKey = Pick<Member, 'brandId' | 'id'>;

/** PostgreSQL's code for a value that another row has. */
const DUPLICATE = '23505';

const isMember = ({ brandId, id }: MemberKey) =>
  and(eq(identityMember.brandId, brandId), eq(identityMember.id, id));

async function findOne(queries: Queries, brandId: string, where: SQL): Promise<Member | undefined> {
  const [row] = await queries
    .select()
    .from(identityMember)
    .where(and(eq(identityMember.brandId, brandId), where));
  return row;
}

export const findMember = (queries: Queries, brandId: string, id: string) =>
  findOne(queries, brandId, eq(identityMember.id, id));

export const findMemberByAccount = (queries: Queries, brandId: string, accountKey: string) =>
  findOne(queries, brandId, eq(identityMember.accountKey, accountKey));

export const findMemberByCustomerNo = (queries: Queries, brandId: string, customerNo: string) =>
  findOne(queries, brandId, eq(identityMember.customerNo, customerNo));

/** Only a proved number signs in or sets a password: anybody can type one in. */
export const findMemberByMobile = (queries: Queries, brandId: string, mobile: string) =>
  findOne(
    queries,
    brandId,
    sql`${identityMember.mobile} = ${mobile} and ${identityMember.mobileVerifiedAt} is not null`,
  );

export async function listMembersById(queries: Queries, brandId: string, ids: string[]): Promise<Member[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(identityMember)
    .where(and(eq(identityMember.brandId, brandId), inArray(identityMember.id, ids)));
}

export async function lockMember(tx: Tx, key: MemberKey): Promise<Member | undefined> {
  const [row] = await tx.select().from(identityMember).where(isMember(key)).for('update');
  return row;
}

/** The country of the newest sign-in whose address told one. */
export async function findLoginCountry(queries: Queries, { brandId, id }: MemberKey): Promise<string | null> {
  const [row] = await queries
    .select({ country: identityLogin.country })
    .from(identityLogin)
    .where(
      and(
        eq(identityLogin.brandId, brandId),
        eq(identityLogin.memberId, id),
        eq(identityLogin.isSuccess, true),
        isNotNull(identityLogin.country),
      ),
    )
    .orderBy(desc(identityLogin.id))
    .limit(1);
  return row?.country ?? null;
}

/** False if the account, mobile number, invite code or customer number is taken. */
export async function insertMember(tx: Tx, member: Member): Promise<boolean> {
  const rows = await tx
    .insert(identityMember)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: identityMember.id });
  return rows.length > 0;
}

export async function updateMember(
  tx: Tx,
  key: MemberKey,
  about: Partial<Omit<Member, 'brandId' | 'id'>>,
): Promise<void> {
  await tx.update(identityMember).set(about).where(isMember(key));
}

/** False if the number is taken, also by a concurrent call. */
export async function bindMobile(
  tx: Tx,
  key: MemberKey,
  about: Pick<Member, 'mobile' | 'mobileVerifiedAt'>,
): Promise<boolean> {
  return tx
    .transaction((inner) => inner.update(identityMember).set(about).where(isMember(key)))
    .then(
      () => true,
      (error: unknown) => {
        if (isDuplicate(error)) return false;
        throw error;
      },
    );
}

export async function listDemoAccounts(queries: Queries, brandId: string): Promise<string[]> {
  const rows = await queries
    .select({ account: identityMember.account })
    .from(identityMember)
    .where(and(eq(identityMember.brandId, brandId), eq(identityMember.isDemo, true)))
    .orderBy(sql`${identityMember.accountKey} collate "C"`);
  return rows.map(({ account }) => account);
}

/** Deletes expired trial accounts with everything that belongs to them. Returns how many. */
export async function deleteTrialsBefore(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const over = await tx
    .select({ brandId: identityMember.brandId, id: identityMember.id })
    .from(identityMember)
    .where(lt(identityMember.expiresAt, before))
    .orderBy(identityMember.expiresAt, identityMember.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of [identitySession, identityLogin, identityDevice, identityHeadIcon])
    await tx.delete(table).where(inArray(table.memberId, ids));
  await tx.delete(identityMember).where(inArray(identityMember.id, ids));
  return ids.length;
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === DUPLICATE;
