import type { MemberType } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { findMember, findMemberByAccount, findMemberByCustomerNo, listMembersById } from './members.repo.ts';
import { memberQuestion } from './question.rules.ts';
import { createMemberSegments, type MemberSegments } from './segments.service.ts';

/** Enough of a member to name them. */
export type MemberName = { id: string; account: string; customerNo: string; type: MemberType };

/** Names behind ids, and ids behind what operators type, for domains that only store a member's id. */
export interface MemberDirectory {
  describe(brandId: string, ids: readonly string[]): Promise<Map<string, MemberName>>;
  /** By id, whole account or customer number; a prefix finds nobody. */
  find(brandId: string, typed: string): Promise<MemberName | undefined>;
  /** When each proved their phone; who did not is absent. */
  phonesProved(brandId: string, ids: readonly string[]): Promise<Map<string, Date>>;
  /** Many at once, by what they have in common. */
  readonly segments: MemberSegments;
}

export function createMemberDirectory({ database }: { database: Database }): MemberDirectory {
  const { queries } = database;
  return {
    segments: createMemberSegments({ database }),

    async describe(brandId, ids) {
      const members = await listMembersById(queries, brandId, [...new Set(ids)]);
      return new Map(members.map((member) => [member.id, nameOf(member)]));
    },

    async phonesProved(brandId, ids) {
      const members = await listMembersById(queries, brandId, [...new Set(ids)]);
      return new Map(
        members.flatMap(({ id, mobileVerifiedAt }) => (mobileVerifiedAt ? [[id, mobileVerifiedAt]] : [])),
      );
    },

    async find(brandId, typed) {
      const { id, customerNo, accountPrefix } = memberQuestion(typed);
      if (id !== undefined) return asName(await findMember(queries, brandId, id));
      const byAccount = await findMemberByAccount(queries, brandId, accountPrefix);
      if (byAccount || customerNo === undefined) return asName(byAccount);
      return asName(await findMemberByCustomerNo(queries, brandId, customerNo));
    },
  };
}

const nameOf = ({ id, account, customerNo, type }: MemberName): MemberName => ({
  id,
  account,
  customerNo,
  type,
});
const asName = (member: MemberName | undefined) => member && nameOf(member);
