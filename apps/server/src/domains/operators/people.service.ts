import type { Database } from '@parlour/database/database';
import { findAccounts } from './accounts.repo.ts';

export type OperatorRef = { id: string; name: string; displayName: string };
export type People = ReturnType<typeof createPeople>;

/** The names behind the ids of operators. */
export function createPeople({ database }: { database: Database }) {
  return {
    async describe(ids: string[]): Promise<Map<string, OperatorRef>> {
      const accounts = await findAccounts(database.queries, [...new Set(ids)]);
      return new Map(accounts.map(({ id, name, displayName }) => [id, { id, name, displayName }]));
    },
  };
}
