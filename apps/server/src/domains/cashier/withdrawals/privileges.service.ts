import type { Queries } from '@parlour/database/database';
import type { WithdrawalPrivilege } from './withdrawals.rules.ts';

/** What withdrawals need of promotions, which are to the right. */
export interface WithdrawalPrivileges {
  /** As it is now; a withdrawal asks in its transaction, under the member's lock. */
  of(queries: Queries, member: { brandId: string; memberId: string }): Promise<WithdrawalPrivilege>;
}
