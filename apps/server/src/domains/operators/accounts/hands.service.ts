import type { Tx } from '@parlour/database/database';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { isOnlyAdminEver, lockAdmins } from '../accounts.repo.ts';

/**
 * Who is told a one-time password, to be kept with the account (`areTwoPersons`). While there never was a second admin
 * nothing takes two, and whoever sets up an installation hands out its first accounts: that binds nobody.
 */
export async function handOf(tx: Tx, { operatorId }: Actor): Promise<string | null> {
  if (operatorId === null) return null;
  await lockAdmins(tx);
  return (await isOnlyAdminEver(tx, operatorId)) ? null : operatorId;
}
