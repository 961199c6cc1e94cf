import { HOUSE_MADE_TYPES, MEMBER_TYPE, type MemberType } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { identityMember } from '../members/members.schema.ts';
import type { Member, MemberKey, MemberQuestion } from '../members/members.ts';
import { identityPasskey } from '../passkeys/passkeys.schema.ts';
import { identityConsent } from '../registration/registration.schema.ts';
import { identityLogin, identitySession } from '../sessions/sessions.schema.ts';
import { identitySocial } from '../third-parties/third-parties.schema.ts';

/** Appended to a prefix, sorts after every text with that prefix. */
const LAST = '\u{10ffff}';

export type MemberFilter = {
  asked?: MemberQuestion | undefined;
  type?: MemberType | undefined;
  state?: Member['state'] | undefined;
  beforeId?: string | undefined;
  limit: number;
};

/** Newest first; ids are ordered by time. Each search value uses its own index. */
export async function listMembers(
  queries: Queries,
  brandId: string,
  { asked, type, state, beforeId, limit }: MemberFilter,
): Promise<Member[]> {
  const list = (where: SQL | undefined) =>
    queries
      .select()
      .from(identityMember)
      .where(
        and(
          eq(identityMember.brandId, brandId),
          where,
          type === undefined ? undefined : eq(identityMember.type, type),
          state === undefined ? undefined : eq(identityMember.state, state),
          beforeId === undefined ? undefined : lt(identityMember.id, beforeId),
        ),
      )
      // With a search, ordered by the id as text: otherwise the planner, which overestimates the matches, would walk
      // the key through all members.
      .orderBy(desc(where ? sql`${identityMember.id}::text` : identityMember.id))
      .limit(limit);
  if (!asked) return list(undefined);
  const found = new Map<string, Member>();
  for (const where of answers(asked)) for (const member of await list(where)) found.set(member.id, member);
  return [...found.values()].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
}

function answers({ id, mobile, customerNo, accountPrefix, nicknamePrefix }: MemberQuestion): SQL[] {
  if (id !== undefined) return [eq(identityMember.id, id)];
  if (mobile !== undefined) return [eq(identityMember.mobile, mobile)];
  return [
    beginsWith(sql`${identityMember.accountKey} collate "C"`, accountPrefix),
    beginsWith(sql`lower(${identityMember.nickname} collate "C")`, nicknamePrefix),
    ...(customerNo === undefined ? [] : [eq(identityMember.customerNo, customerNo)]),
  ];
}

/** Compares prefixes byte by byte, as their indexes are ordered. */
const beginsWith = (column: SQL, prefix: string): SQL =>
  sql`(${column} >= ${prefix} and ${column} < ${prefix + LAST})`;

/** What belongs to a member, as operators see it. */
export async function readBelongings(queries: Queries, { brandId, id }: MemberKey) {
  const of = (table: typeof identityPasskey | typeof identitySocial | typeof identityConsent) =>
    and(eq(table.brandId, brandId), eq(table.memberId, id));
  const [passkeys] = await queries
    .select({ count: count() })
    .from(identityPasskey)
    .where(of(identityPasskey));
  const social = await queries
    .select({ provider: identitySocial.provider })
    .from(identitySocial)
    .where(of(identitySocial))
    .orderBy(asc(identitySocial.provider));
  const consents = await queries
    .select()
    .from(identityConsent)
    .where(of(identityConsent))
    .orderBy(asc(identityConsent.id));
  return {
    passkeys: passkeys?.count ?? 0,
    socialAccounts: social.map(({ provider }) => provider),
    consents,
  };
}

export type LoginFilter = {
  memberId?: string | undefined;
  ip?: string | undefined;
  isSuccess?: boolean | undefined;
  beforeId?: string | undefined;
  limit: number;
};

/** With each account, newest first. */
export async function listLoginsOfBrand(
  queries: Queries,
  brandId: string,
  { memberId, ip, isSuccess, beforeId, limit }: LoginFilter,
) {
  const rows = await queries
    .select({ login: identityLogin, account: identityMember.account })
    .from(identityLogin)
    .innerJoin(
      identityMember,
      and(eq(identityMember.brandId, identityLogin.brandId), eq(identityMember.id, identityLogin.memberId)),
    )
    .where(
      and(
        eq(identityLogin.brandId, brandId),
        memberId === undefined ? undefined : eq(identityLogin.memberId, memberId),
        ip === undefined ? undefined : eq(identityLogin.ip, ip),
        isSuccess === undefined ? undefined : eq(identityLogin.isSuccess, isSuccess),
        beforeId === undefined ? undefined : lt(identityLogin.id, beforeId),
      ),
    )
    .orderBy(desc(identityLogin.id))
    .limit(limit);
  return rows.map(({ login, account }) => ({ ...login, account }));
}

const isRealOf = (brandId: string) =>
  and(eq(identityMember.brandId, brandId), notInArray(identityMember.type, [...HOUSE_MADE_TYPES]));

export async function countMembers(
  queries: Queries,
  brandId: string,
  { sinceId }: { sinceId?: string } = {},
): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(identityMember)
    .where(and(isRealOf(brandId), sinceId === undefined ? undefined : gte(identityMember.id, sinceId)));
  return row?.count ?? 0;
}

/** How many members have a valid session now; trial accounts are among them, demo bots are not. */
export async function countSignedIn(
  queries: Queries,
  brandId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<number> {
  const [row] = await queries
    .select({ count: countDistinct(identitySession.memberId) })
    .from(identitySession)
    .innerJoin(
      identityMember,
      and(
        eq(identityMember.brandId, identitySession.brandId),
        eq(identityMember.id, identitySession.memberId),
      ),
    )
    .where(
      and(
        eq(identitySession.brandId, brandId),
        ne(identityMember.type, MEMBER_TYPE.INTERNAL_DEMO),
        isNull(identitySession.endedAt),
        gt(identitySession.lastSeenAt, idleSince),
        gt(identitySession.endsAt, now),
      ),
    );
  return row?.count ?? 0;
}
