import type { Database, Tx } from '@parlour/database/database';
import { accountKey } from './accounts.rules.ts';
import { listMembersById, type Member } from './members.repo.ts';
import {
  countRealMembers,
  countSegment,
  listIdsByAccount,
  listRealMembers,
  listSegment,
  type Segment,
} from './segments.repo.ts';

export type MemberFacts = Pick<Member, 'type' | 'state' | 'createdAt'>;

/** Many members at once, for domains that reach out to them. */
export interface MemberSegments {
  count(brandId: string, segment: Segment): Promise<number>;
  /** The next members of it by id. */
  next(
    tx: Tx,
    brandId: string,
    segment: Segment,
    after: { id: string | null; limit: number },
  ): Promise<string[]>;
  /** The next members by id who play for money. */
  nextReal: typeof listRealMembers;
  /** Of these members, what audiences are decided by. */
  facts(brandId: string, ids: readonly string[]): Promise<Map<string, MemberFacts>>;
  /**
   * How many active members play for money, registered since a moment and before another, of all or among these; of them
   * those who proved so many contacts.
   */
  countReal(
    brandId: string,
    asked: {
      registeredFrom: number | null;
      registeredUntil: number | null;
      among: readonly string[] | null;
      contacts?: number;
    },
  ): Promise<number>;
  /** The ids behind whole accounts, by account as it was typed; one that nobody has is absent. */
  findAccounts(brandId: string, accounts: readonly string[]): Promise<Map<string, string>>;
}

export function createMemberSegments({ database }: { database: Database }): MemberSegments {
  return {
    count: (brandId, segment) => countSegment(database.queries, brandId, segment),
    next: listSegment,
    nextReal: listRealMembers,
    async facts(brandId, ids) {
      const members = await listMembersById(database.queries, brandId, [...new Set(ids)]);
      return new Map(members.map(({ id, type, state, createdAt }) => [id, { type, state, createdAt }]));
    },
    countReal: (brandId, asked) => countRealMembers(database.queries, brandId, asked),
    async findAccounts(brandId, accounts) {
      const keys = new Map(accounts.map((typed) => [typed, accountKey(typed)]));
      const ids = await listIdsByAccount(database.queries, brandId, [...new Set(keys.values())]);
      return new Map(
        [...keys].flatMap(([typed, key]) => {
          const id = ids.get(key);
          return id ? [[typed, id]] : [];
        }),
      );
    },
  };
}
