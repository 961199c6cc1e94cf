import type { InviteState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { textArrayOf } from '@parlour/database/statement';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { promotionsPlayDay } from '../play/play.ts';
import { promotionsInvite, promotionsInviteCode } from './invite.schema.ts';

const i = promotionsInvite;
const c = promotionsInviteCode;

export type InviteRow = typeof i.$inferSelect;
type Key = { brandId: string; friendId: string };
type Page = { after?: string | undefined; limit: number };

const isOne = ({ brandId, friendId }: Key) => and(eq(i.brandId, brandId), eq(i.friendId, friendId));

export async function findCode(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ code: c.code })
    .from(c)
    .where(and(eq(c.brandId, brandId), eq(c.memberId, memberId)));
  return row?.code;
}

export async function findByCode(
  queries: Queries,
  brandId: string,
  code: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ memberId: c.memberId })
    .from(c)
    .where(and(eq(c.brandId, brandId), eq(c.code, code)));
  return row?.memberId;
}

/** Nothing happens if the member has one, or another member has this one. */
export async function insertCode(tx: Tx, row: typeof c.$inferInsert): Promise<void> {
  await tx.insert(c).values(row).onConflictDoNothing();
}

/** Payments for the friends of one member run one after another. */
export async function lockInviter(tx: Tx, brandId: string, memberId: string): Promise<void> {
  await tx
    .select({ code: c.code })
    .from(c)
    .where(and(eq(c.brandId, brandId), eq(c.memberId, memberId)))
    .for('update');
}

export async function insertInvite(tx: Tx, row: InviteRow): Promise<void> {
  await tx.insert(i).values(row).onConflictDoNothing();
}

export async function findInvite(queries: Queries, key: Key): Promise<InviteRow | undefined> {
  const [row] = await queries.select().from(i).where(isOne(key));
  return row;
}

export async function lockInvite(tx: Tx, key: Key): Promise<InviteRow | undefined> {
  const [row] = await tx.select().from(i).where(isOne(key)).for('update');
  return row;
}

export async function updateInvite(
  tx: Tx,
  key: Key,
  change: Partial<Omit<InviteRow, 'brandId' | 'friendId'>>,
): Promise<void> {
  await tx.update(i).set(change).where(isOne(key));
}

/** By friend. */
export function listInState(
  queries: Queries,
  brandId: string,
  { state, dueBy, after, limit }: { state: InviteState; dueBy?: Date; after: string; limit: number },
): Promise<InviteRow[]> {
  return queries
    .select()
    .from(i)
    .where(
      and(
        eq(i.brandId, brandId),
        eq(i.state, state),
        gt(i.friendId, after),
        dueBy === undefined ? undefined : lte(i.payAt, dueBy),
      ),
    )
    .orderBy(asc(i.friendId))
    .limit(limit);
}

/** The newest first. */
export function listFriends(
  queries: Queries,
  brandId: string,
  { inviterId, after, limit }: Page & { inviterId: string },
): Promise<InviteRow[]> {
  return queries
    .select()
    .from(i)
    .where(
      and(
        eq(i.brandId, brandId),
        eq(i.inviterId, inviterId),
        after === undefined ? undefined : lt(i.friendId, after),
      ),
    )
    .orderBy(desc(i.friendId))
    .limit(limit);
}

/** Who registered with a code in a span. */
export function listRegistered(
  queries: Queries,
  brandId: string,
  { startsMs, endsMs }: { startsMs: number; endsMs: number },
): Promise<InviteRow[]> {
  return queries
    .select()
    .from(i)
    .where(
      and(
        eq(i.brandId, brandId),
        gte(i.registeredAt, new Date(startsMs)),
        lt(i.registeredAt, new Date(endsMs)),
      ),
    )
    .orderBy(asc(i.friendId));
}

/** The newest first; of a member those they invited, and who invited them. */
export function listInvites(
  queries: Queries,
  brandId: string,
  {
    state,
    memberId,
    after,
    limit,
  }: Page & { state?: InviteState | undefined; memberId?: string | undefined },
): Promise<InviteRow[]> {
  return queries
    .select()
    .from(i)
    .where(
      and(
        eq(i.brandId, brandId),
        state === undefined ? undefined : eq(i.state, state),
        memberId === undefined ? undefined : or(eq(i.inviterId, memberId), eq(i.friendId, memberId)),
        after === undefined ? undefined : lt(i.friendId, after),
      ),
    )
    .orderBy(desc(i.friendId))
    .limit(limit);
}

export async function countReviews(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ all: count() })
    .from(i)
    .where(and(inArray(i.brandId, [...brandIds]), eq(i.state, 'review')));
  return row?.all ?? 0;
}

/** Friends who were paid for since a moment. */
export async function countPaid(
  queries: Queries,
  brandId: string,
  { inviterId, since }: { inviterId: string; since: Date },
): Promise<number> {
  const [row] = await queries
    .select({ all: count() })
    .from(i)
    .where(
      and(eq(i.brandId, brandId), eq(i.inviterId, inviterId), eq(i.state, 'paid'), gte(i.paidAt, since)),
    );
  return row?.all ?? 0;
}

/** How many friends a member has, how many were paid for, and what each paid one brought. */
export async function sumUp(
  queries: Queries,
  brandId: string,
  inviterId: string,
): Promise<{ friends: number; paid: number; earned: string }> {
  const [row] = await queries
    .select({
      friends: count(),
      paid: sql<number>`(count(*) filter (where ${i.state} = 'paid'))::int`,
      earned: sql<string>`coalesce(sum((${i.terms} ->> 'inviterGift')::numeric) filter (where ${i.state} = 'paid'), 0)::text`,
    })
    .from(i)
    .where(and(eq(i.brandId, brandId), eq(i.inviterId, inviterId)));
  return row ?? { friends: 0, paid: 0, earned: '0' };
}

/** What members staked validly up to a day, as far as nights are done; who did not is absent. */
export async function sumValid(
  queries: Queries,
  { brandId, currency, memberIds }: { brandId: string; currency: string; memberIds: readonly string[] },
  lastDay: string,
): Promise<Map<string, bigint>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await queries.execute(sql`
    select f.member_id as id, sum(f.valid)::int8 as valid
    from ${promotionsPlayDay} as f
    where f.brand_id = ${brandId}::uuid and f.member_id = any(${textArrayOf(memberIds)}::uuid[])
      and f.currency = ${currency} and f.day <= ${lastDay}::date
    group by f.member_id`);
  return new Map((rows as { id: string; valid: bigint }[]).map(({ id, valid }) => [id, valid]));
}
