import type { Database } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import { type Done, windowOf } from './invite.rules.ts';
import { type InviteRow, sumValid } from './invites.repo.ts';

type ProgressNeeds = {
  database: Database;
  directory: Pick<MemberDirectory, 'phonesProved'>;
  wallet: Pick<Wallet, 'sumDeposits'>;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
};
export type Progress = Done & { endsMs: number };
export type InviteProgress = ReturnType<typeof createInviteProgress>;

/**
 * How far friends are. Their play is that of nights that are done; their days begin with their registration, so only
 * the last day bounds what counts.
 */
export function createInviteProgress({ database, directory, wallet, brands }: ProgressNeeds) {
  const { queries } = database;
  return async (brand: Brand, rows: readonly InviteRow[]): Promise<Map<string, Progress>> => {
    const calendar = await brands.calendarOf(brand);
    const ids = rows.map(({ friendId }) => friendId);
    const phones = await directory.phonesProved(brand.id, ids);
    const windows = new Map(rows.map((row) => [row.friendId, windowOf(row, calendar)]));
    const progress = new Map<string, Progress>();
    for (const lastDay of new Set([...windows.values()].map((window) => window.lastDay))) {
      const own = ids.filter((id) => windows.get(id)?.lastDay === lastDay);
      const whose = { brandId: brand.id, currency: brand.settings.currency, memberIds: own };
      const deposits = await wallet.sumDeposits(queries, whose, { from: calendar.firstDay, to: lastDay });
      const stakes = await sumValid(queries, whose, lastDay);
      for (const id of own)
        progress.set(id, {
          phoneAt: phones.get(id) ?? null,
          deposited: deposits.get(id) ?? 0n,
          staked: stakes.get(id) ?? 0n,
          endsMs: windows.get(id)?.endsMs ?? 0,
        });
    }
    return progress;
  };
}
