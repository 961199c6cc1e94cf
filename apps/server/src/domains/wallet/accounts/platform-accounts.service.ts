import type { Queries } from '@parlour/database/database';
import { type AccountRef, accountId } from '../ledger/ledger.ts';
import { listBalances } from './explorer.repo.ts';

/** What the platform's own accounts hold, over all the rows they are kept in. */
export function createPlatformAccounts() {
  return {
    idOf: accountId,

    /** Exact where whoever asks keeps others from posting to it; nothing, where it never moved. */
    async total(queries: Queries, ref: AccountRef): Promise<bigint> {
      const rows = await listBalances(queries, ref.brandId, [accountId(ref)]);
      return rows.reduce((sum, { balance }) => sum + balance, 0n);
    },
  };
}
