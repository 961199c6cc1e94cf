import type { Queries } from '@parlour/database/database';
import { type AccountRef, accountId } from '../ledger/ledger.ts';
import { listBalances } from './explorer.repo.ts';

/** What the platform's own accounts hold, summed over their rows. */
export interface PlatformAccounts {
  idOf(ref: AccountRef): string;
  /** Exact if the caller keeps others from posting to it; zero if it never moved. */
  total(queries: Queries, ref: AccountRef): Promise<bigint>;
}

export function createPlatformAccounts(): PlatformAccounts {
  return {
    idOf: accountId,
    async total(queries, ref) {
      const rows = await listBalances(queries, ref.brandId, [accountId(ref)]);
      return rows.reduce((sum, { balance }) => sum + balance, 0n);
    },
  };
}
