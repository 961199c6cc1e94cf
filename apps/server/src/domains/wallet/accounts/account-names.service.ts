import type { LedgerAccountRef } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { PURPOSES } from '../ledger/ledger.ts';
import { type AccountRow, findAccounts } from './explorer.repo.ts';

type NamesNeeds = { database: Database; directory: Pick<MemberDirectory, 'describe'> };
export type AccountNames = ReturnType<typeof createAccountNames>;
export type Owner = LedgerAccountRef['owner'];

/** Accounts as operators read them: with the names of the members behind them. */
export function createAccountNames({ database, directory }: NamesNeeds) {
  /** Members by id. A deleted one, such as an expired trial account, has only its id. */
  async function members(brandId: string, ids: readonly string[]): Promise<(id: string) => Owner> {
    const names = await directory.describe(brandId, ids);
    return (id) => ({
      code: id,
      account: names.get(id)?.account ?? null,
      customerNo: names.get(id)?.customerNo ?? null,
      isMember: true,
    });
  }

  async function refs(
    brandId: string,
    rows: readonly AccountRow[],
  ): Promise<(row: AccountRow) => LedgerAccountRef> {
    const held = rows.filter(isHeldByMember).map(({ owner }) => owner);
    const memberOf = await members(brandId, held);
    return (row) => ({
      id: row.id,
      purpose: row.purpose,
      currency: row.currency,
      owner: isHeldByMember(row)
        ? memberOf(row.owner)
        : { code: row.owner, account: null, customerNo: null, isMember: false },
    });
  }

  return {
    members,
    refs,

    /** The same by ids. They come from transfers, so every id exists. */
    async refsById(brandId: string, ids: readonly string[]): Promise<(id: string) => LedgerAccountRef> {
      const rows = await findAccounts(database.queries, brandId, [...new Set(ids)]);
      const refOf = await refs(brandId, rows);
      const byId = new Map(rows.map((row) => [row.id, refOf(row)]));
      return (id) => {
        const ref = byId.get(id);
        if (!ref) throw new Error(`there is no account ${id}`);
        return ref;
      };
    },
  };
}

export const isHeldByMember = ({ purpose }: Pick<AccountRow, 'purpose'>): boolean =>
  PURPOSES[purpose].holder === 'member';
