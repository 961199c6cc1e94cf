import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { MainAccounts } from '../accounts/accounts.ts';
import { createAccounts, type Ledger, sideOf, type Transfer } from '../ledger/ledger.ts';
import type { BonusOwner } from './bonuses.repo.ts';
import { purseOf } from './bonuses.rules.ts';

type MoneyNeeds = { database: Database; clock: Clock; ledger: Ledger; mainAccounts: MainAccounts };

/** The purses of a member with a bonus: held still, and moved between. */
export function createBonusMoney({ database, clock, ledger, mainAccounts }: MoneyNeeds) {
  return {
    /** Creates the accounts first, so that there is something to lock. */
    async lock(tx: Tx, owner: BonusOwner): Promise<void> {
      const sides = (['main', 'bonus'] as const).map((purpose) => sideOf(purseOf(owner, purpose), 0));
      await createAccounts(database.runIn(tx), sides, clock.now());
      await mainAccounts.lockMain(tx, owner);
    },

    /** Without those of nothing. */
    async post(tx: Tx, owner: BonusOwner, reference: string, transfers: Transfer[]): Promise<void> {
      const [first, ...others] = transfers.filter(({ amount }) => amount > 0n);
      if (!first) return;
      const { brandId } = owner;
      const posting = { id: newId(clock), brandId, reference, transfers: [first, ...others] as const };
      const [outcome] = await ledger.post(tx, [posting]);
      if (outcome?.state !== 'posted')
        throw new Error(`the money of bonus ${reference} was ${outcome?.state}`);
    },
  };
}
