import type { Database, Queries } from '@parlour/database/database';
import { findAccounts } from './accounts.repo.ts';
import { areTwoPersons, type Holder } from './two-persons.rules.ts';

export type OperatorRef = { id: string; name: string; displayName: string };
/** The people behind the ids of operators. */
export interface People {
  describe(ids: string[]): Promise<Map<string, OperatorRef>>;
  /** Which of these accounts are another person than the given one. */
  othersThan(queries: Queries, id: string, among: readonly string[]): Promise<Set<string>>;
}

export function createPeople({ database }: { database: Database }): People {
  return {
    async describe(ids) {
      const accounts = await findAccounts(database.queries, [...new Set(ids)]);
      return new Map(accounts.map(({ id, name, displayName }) => [id, { id, name, displayName }]));
    },

    async othersThan(queries, id, among) {
      const accounts = await findAccounts(queries, [...new Set([id, ...among])]);
      const own: Holder = accounts.find((account) => account.id === id) ?? { id, accessFrom: null };
      return new Set(accounts.filter((account) => areTwoPersons(account, own)).map((account) => account.id));
    },
  };
}
