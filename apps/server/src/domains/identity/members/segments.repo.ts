import { HOUSE_MADE_TYPES, type Language, type MemberType, REAL_MONEY_TYPES } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, asc, count, eq, gt, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { identityMember } from './members.schema.ts';
import { EVERYBODY, LAST_ID_BYTE, type Share } from './shares.rules.ts';

const m = identityMember;

/** What members have in common; null: anything. Locked, trial and demo accounts are in no segment. */
export type Segment = {
  readonly type: MemberType | null;
  readonly language: Language | null;
  readonly registeredFrom: number | null;
  readonly registeredUntil: number | null;
  readonly signedInSince: number | null;
};

const isReachable = (brandId: string) =>
  and(eq(m.brandId, brandId), eq(m.state, 'active'), notInArray(m.type, [...HOUSE_MADE_TYPES]));

const isIn = (brandId: string, segment: Segment) => {
  const { type, language, registeredFrom, registeredUntil, signedInSince } = segment;
  return and(
    isReachable(brandId),
    type === null ? undefined : eq(m.type, type),
    language === null ? undefined : eq(m.language, language),
    registeredFrom === null ? undefined : gte(m.createdAt, new Date(registeredFrom)),
    registeredUntil === null ? undefined : lt(m.createdAt, new Date(registeredUntil)),
    signedInSince === null ? undefined : gte(m.lastLoginAt, new Date(signedInSince)),
  );
};

export async function countSegment(queries: Queries, brandId: string, segment: Segment): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(m).where(isIn(brandId, segment));
  return row?.count ?? 0;
}

export async function listSegment(
  tx: Tx,
  brandId: string,
  segment: Segment,
  { id, limit }: { id: string | null; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: m.id })
    .from(m)
    .where(and(isIn(brandId, segment), id === null ? undefined : gt(m.id, id)))
    .orderBy(asc(m.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Members who play for money, whatever their state: rewards of a day are theirs even if they were locked since. */
export async function listRealMembers(
  tx: Tx,
  brandId: string,
  { id, limit, share = EVERYBODY }: { id: string | null; limit: number; share?: Share },
): Promise<string[]> {
  const rows = await tx
    .select({ id: m.id })
    .from(m)
    .where(
      and(
        eq(m.brandId, brandId),
        inArray(m.type, [...REAL_MONEY_TYPES]),
        id === null ? undefined : gt(m.id, id),
        sql`get_byte(uuid_send(${m.id}), ${LAST_ID_BYTE}) % ${share.of} = ${share.index}`,
      ),
    )
    .orderBy(asc(m.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Active ones, registered since a moment and before another; `among`: no others count; `contacts`: proved ones. */
export async function countRealMembers(
  queries: Queries,
  brandId: string,
  {
    registeredFrom,
    registeredUntil,
    among,
    contacts = 0,
  }: Pick<Segment, 'registeredFrom' | 'registeredUntil'> & {
    among: readonly string[] | null;
    contacts?: number;
  },
): Promise<number> {
  if (among?.length === 0) return 0;
  const [row] = await queries
    .select({ count: count() })
    .from(m)
    .where(
      and(
        eq(m.brandId, brandId),
        eq(m.state, 'active'),
        inArray(m.type, [...REAL_MONEY_TYPES]),
        registeredFrom === null ? undefined : gte(m.createdAt, new Date(registeredFrom)),
        registeredUntil === null ? undefined : lt(m.createdAt, new Date(registeredUntil)),
        among === null ? undefined : sql`${m.id} = any(${arrayOf(among)}::uuid[])`,
        contacts === 0
          ? undefined
          : sql`num_nonnulls(${m.mobileVerifiedAt}, ${m.emailVerifiedAt}) >= ${contacts}`,
      ),
    );
  return row?.count ?? 0;
}

/** By account key. */
export async function listIdsByAccount(
  queries: Queries,
  brandId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await queries
    .select({ id: m.id, key: m.accountKey })
    .from(m)
    .where(
      and(
        eq(m.brandId, brandId),
        notInArray(m.type, [...HOUSE_MADE_TYPES]),
        inArray(m.accountKey, [...keys]),
      ),
    );
  return new Map(rows.map(({ id, key }) => [key, id]));
}
