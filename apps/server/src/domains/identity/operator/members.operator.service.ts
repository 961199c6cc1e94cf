import type { MemberType } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditEntry, AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { findMember, type Member, memberQuestion, type PersonalData } from '../members/members.ts';
import type { Holds } from '../security/security.ts';
import type { MemberAttempts, Sessions } from '../sessions/sessions.ts';
import { listLoginsOfBrand, listMembers, readBelongings } from './members.operator.repo.ts';

type MemberListing = AskedPage & {
  q?: string | undefined;
  type?: MemberType | undefined;
  state?: Member['state'] | undefined;
};
type LoginListing = AskedPage & {
  memberId?: string | undefined;
  ip?: string | undefined;
  isSuccess?: 'true' | 'false' | undefined;
};

type OperatorSideNeeds = {
  database: Database;
  audit: AuditWriter;
  sessions: Sessions;
  attempts: MemberAttempts;
  personalData: PersonalData;
  holds: Pick<Holds, 'heldUntil'>;
};
/** When the exclusions in force end, by member; null: never. */
export type ExclusionEnds = (
  brandId: string,
  memberIds: readonly string[],
) => Promise<ReadonlyMap<string, number | null>>;
export type MembersForOperators = ReturnType<typeof createMembersForOperators>;

/** Members as operators see them. Viewing one is recorded, and personal data takes a reason. */
export function createMembersForOperators(needs: OperatorSideNeeds) {
  const { database, audit, sessions, attempts, personalData, holds } = needs;

  let exclusionEnds: ExclusionEnds = async () => new Map();
  const exclusionsOf = async (brand: Brand, ids: readonly string[]) => {
    const ends = await exclusionEnds(brand.id, ids);
    return (id: string) => {
      const until = ends.get(id);
      return { exclusion: until === undefined ? null : { until } };
    };
  };

  async function require(brand: Brand, id: string): Promise<Member> {
    const member = await findMember(database.queries, brand.id, id);
    if (!member) throw new Refusal('not_found');
    return member;
  }

  const recordView = (
    brand: Brand,
    actor: Actor,
    view: Pick<AuditEntry, 'action' | 'target' | 'changes' | 'reason'>,
  ) => database.transaction((tx) => audit.record(tx, { actor, kind: 'view', brandId: brand.id, ...view }));

  const uplineOf = async (brand: Brand, { uplineId }: Member) =>
    uplineId === null ? undefined : findMember(database.queries, brand.id, uplineId);

  async function describe(brand: Brand, id: string) {
    const member = await require(brand, id);
    const { passkeys, socialAccounts, consents } = await readBelongings(database.queries, member);
    const exclusionOf = await exclusionsOf(brand, [id]);
    return {
      ...summaryOf(member),
      ...exclusionOf(id),
      mobile: member.mobile && maskRecipient(member.mobile),
      email: member.email && maskRecipient(member.email),
      isMobileVerified: member.mobileVerifiedAt !== null,
      isEmailVerified: member.emailVerifiedAt !== null,
      isAgentOnly: member.isAgentOnly,
      language: member.language,
      timeZone: member.timeZone,
      registerMethod: member.registerMethod,
      registerUrl: member.registerUrl,
      registeredIp: member.registeredIp,
      upline: (await uplineOf(brand, member))?.account ?? null,
      lockedReason: member.lockedReason,
      pausedUntil: await attempts.pausedUntil(member),
      withdrawalsHeldUntil: holds.heldUntil(member),
      hasPassword: member.passwordHash !== null,
      hasSecondFactor: member.secondFactor !== null,
      passkeys,
      socialAccounts,
      openSessions: (await sessions.list(brand, listed(brand, id))).length,
      consents: consents.map(({ document, version, at, ip }) => ({
        document,
        version,
        at: at.getTime(),
        ip,
      })),
    };
  }

  return {
    /** Supplied by protection, which is to the right. */
    addExclusionEnds(read: ExclusionEnds): void {
      exclusionEnds = read;
    },

    /** What the console shows of a member; the caller has recorded why. */
    describe,

    async list(brand: Brand, { limit, after, q, type, state }: MemberListing) {
      const asked = q ? memberQuestion(q) : undefined;
      const filter = { asked, type, state, beforeId: after };
      const { rows, next } = await readPage(
        limit,
        (count) => listMembers(database.queries, brand.id, { ...filter, limit: count }),
        lastId,
      );
      const ids = rows.map(({ id }) => id);
      const exclusionOf = await exclusionsOf(brand, ids);
      return { items: rows.map((member) => ({ ...summaryOf(member), ...exclusionOf(member.id) })), next };
    },

    async look(brand: Brand, id: string, actor: Actor) {
      const detail = await describe(brand, id);
      await recordView(brand, actor, { action: 'identity.view_member', target: targetOf(id) });
      return detail;
    },

    /** Shows everything, after recording who looked and why. */
    async reveal(brand: Brand, { id, reason }: { id: string; reason: string }, actor: Actor) {
      const { mobile, email, personalData: sealed } = await require(brand, id);
      await recordView(brand, actor, { action: 'identity.reveal_member', target: targetOf(id), reason });
      return { mobile, email, fields: personalData.open(sealed) };
    },

    async sessions(brand: Brand, id: string, actor: Actor) {
      await require(brand, id);
      await recordView(brand, actor, { action: 'identity.view_sessions', target: targetOf(id) });
      return { items: await sessions.list(brand, listed(brand, id)), next: null };
    },

    async logins(brand: Brand, { limit, after, isSuccess, ...filter }: LoginListing, actor: Actor) {
      const asked = {
        ...filter,
        isSuccess: isSuccess === undefined ? undefined : isSuccess === 'true',
        beforeId: after,
      };
      const { rows, next } = await readPage(
        limit,
        (count) => listLoginsOfBrand(database.queries, brand.id, { ...asked, limit: count }),
        lastId,
      );
      await recordView(brand, actor, {
        action: 'identity.view_logins',
        target: filter.memberId ? targetOf(filter.memberId) : { kind: 'login', id: 'list' },
        changes: changesBetween({}, { ip: filter.ip, isSuccess }),
      });
      return { items: rows.map((row) => ({ ...row, at: row.at.getTime() })), next };
    },
  };
}

const listed = ({ settings }: Brand, memberId: string) => ({
  memberId,
  currentId: null,
  language: settings.defaultLanguage,
});
const targetOf = (id: string) => ({ kind: 'member', id });

const summaryOf = (member: Member) => ({
  id: member.id,
  customerNo: member.customerNo,
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  state: member.state,
  country: member.country,
  registeredAt: member.createdAt.getTime(),
  lastLoginAt: member.lastLoginAt?.getTime() ?? null,
  isDemo: member.isDemo,
});
