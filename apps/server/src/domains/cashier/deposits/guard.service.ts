import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Amount } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import { type GuardBook, tellGuardRefusal } from '../../protection/protection.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';

type Member = { brandId: string; memberId: string; currency: string };
type GuardNeeds = {
  database: Database;
  clock: Clock;
  guards: GuardBook;
  guarding: Pick<Wallet['guarding'], 'used'>;
};
export type DepositGuard = ReturnType<typeof createDepositGuard>;

/**
 * Checks before a deposit starts what its posting will check when the money has come, so that members do not pay what
 * cannot be credited. The posting still checks: a limit may be set in between.
 */
export function createDepositGuard({ database, clock, guards, guarding }: GuardNeeds) {
  return {
    /** `open`: the total of the member's other open deposits, which may all be paid. */
    async admit(
      { settings }: Brand,
      member: Member,
      { amount, open }: { amount: Amount; open: Amount },
    ): Promise<void> {
      const guard = (await database.transaction((tx) => guards.read(database.runIn(tx), [member]))).get(
        member.memberId,
      );
      if (!guard) return;
      const nowMs = clock.now();
      const movement = { counts: 'deposit', amount: amount + open } as const;
      const used = await guarding.used(member);
      const refusal = guards.judge(guard, { movement, used, nowMs });
      if (!refusal) return;
      const isLimit = refusal.reason === 'limit_reached';
      throw tellGuardRefusal(isLimit ? { ...refusal, left: atLeastZero(refusal.left - open) } : refusal, {
        settings,
        nowMs,
      });
    },
  };
}

const atLeastZero = (amount: Amount) => (amount > 0n ? amount : 0n);
