import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import type { MemberKey } from '../members/members.ts';
import { identityDevice, identityLogin, identitySession } from './sessions.schema.ts';

export type SessionRow = typeof identitySession.$inferSelect;
export type LoginRow = typeof identityLogin.$inferSelect;
export type Times = { now: Date; idleSince: Date };

const isOpen = ({ now, idleSince }: Times) =>
  and(
    isNull(identitySession.endedAt),
    gt(identitySession.endsAt, now),
    gt(identitySession.lastSeenAt, idleSince),
  );

const isSession = ({ brandId, id }: Pick<SessionRow, 'brandId' | 'id'>) =>
  and(eq(identitySession.brandId, brandId), eq(identitySession.id, id));

export async function findSessionStart(
  queries: Queries,
  key: Pick<SessionRow, 'brandId' | 'id'>,
): Promise<Date | undefined> {
  const [row] = await queries
    .select({ createdAt: identitySession.createdAt })
    .from(identitySession)
    .where(isSession(key));
  return row?.createdAt;
}

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(identitySession).values(session);
}

/** Whether it has not been ended; it cannot be until the transaction is over. */
export async function holdSession(tx: Tx, key: Pick<SessionRow, 'brandId' | 'id'>): Promise<boolean> {
  const rows = await tx
    .select({ id: identitySession.id })
    .from(identitySession)
    .where(and(isSession(key), isNull(identitySession.endedAt)))
    .for('share');
  return rows.length > 0;
}

export async function touchSession(
  queries: Queries,
  key: Pick<SessionRow, 'brandId' | 'id'>,
  lastSeenAt: Date,
): Promise<SessionRow | undefined> {
  const [row] = await queries.update(identitySession).set({ lastSeenAt }).where(isSession(key)).returning();
  return row;
}

export function listOpenSessions(
  queries: Queries,
  { brandId, id }: MemberKey,
  times: Times,
): Promise<SessionRow[]> {
  return queries
    .select()
    .from(identitySession)
    .where(and(eq(identitySession.brandId, brandId), eq(identitySession.memberId, id), isOpen(times)))
    .orderBy(desc(identitySession.id));
}

export type Ending = { only?: string | undefined; except?: string | undefined };

/** Ends open sessions of a member and returns which. */
export async function endSessions(
  tx: Tx,
  { brandId, id }: MemberKey,
  { only, except, now }: Ending & { now: Date },
): Promise<string[]> {
  const rows = await tx
    .update(identitySession)
    .set({ endedAt: now })
    .where(
      and(
        eq(identitySession.brandId, brandId),
        eq(identitySession.memberId, id),
        isNull(identitySession.endedAt),
        only === undefined ? undefined : eq(identitySession.id, only),
        except === undefined ? undefined : ne(identitySession.id, except),
      ),
    )
    .returning({ id: identitySession.id });
  return rows.map((row) => row.id);
}

export async function insertLogin(tx: Tx, login: LoginRow): Promise<void> {
  await tx.insert(identityLogin).values(login);
}

export function listLogins(
  queries: Queries,
  { brandId, id }: MemberKey,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<LoginRow[]> {
  return queries
    .select()
    .from(identityLogin)
    .where(
      and(
        eq(identityLogin.brandId, brandId),
        eq(identityLogin.memberId, id),
        after === undefined ? undefined : lt(identityLogin.id, after),
      ),
    )
    .orderBy(desc(identityLogin.id))
    .limit(limit);
}

export async function isKnownDevice(
  queries: Queries,
  { brandId, id }: MemberKey,
  deviceHash: string,
): Promise<boolean> {
  const rows = await queries
    .select({ seenAt: identityDevice.seenAt })
    .from(identityDevice)
    .where(
      and(
        eq(identityDevice.brandId, brandId),
        eq(identityDevice.deviceHash, deviceHash),
        eq(identityDevice.memberId, id),
      ),
    );
  return rows.length > 0;
}

/** The trial member of a browser, which only has its cookie to show. */
export async function findTrialOfDevice(queries: Queries, brandId: string, deviceHash: string) {
  const [row] = await queries
    .select({ member: identityMember })
    .from(identityDevice)
    .innerJoin(
      identityMember,
      and(eq(identityMember.brandId, identityDevice.brandId), eq(identityMember.id, identityDevice.memberId)),
    )
    .where(
      and(
        eq(identityDevice.brandId, brandId),
        eq(identityDevice.deviceHash, deviceHash),
        eq(identityMember.type, 4),
      ),
    );
  return row?.member;
}

export async function noteDevice(
  tx: Tx,
  { brandId, id }: MemberKey,
  { deviceHash, seenAt }: { deviceHash: string; seenAt: Date },
): Promise<void> {
  await tx
    .insert(identityDevice)
    .values({ brandId, memberId: id, deviceHash, seenAt })
    .onConflictDoUpdate({
      target: [identityDevice.brandId, identityDevice.deviceHash, identityDevice.memberId],
      set: { seenAt },
    });
}

export async function forgetDevices(tx: Tx, { brandId, id }: MemberKey): Promise<void> {
  await tx
    .delete(identityDevice)
    .where(and(eq(identityDevice.brandId, brandId), eq(identityDevice.memberId, id)));
}

export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
  await tx.delete(identitySession).where(lt(identitySession.endsAt, before));
  await tx.delete(identityLogin).where(lt(identityLogin.at, before));
  await tx.delete(identityDevice).where(lt(identityDevice.seenAt, before));
}
