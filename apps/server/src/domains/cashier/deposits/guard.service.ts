import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { type Amount, writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { GuardBook } from '../../protection/protection.module.ts';
import type { Outcome, Wallet } from '../../wallet/wallet.module.ts';

type GuardRefusal = Exclude<
  Extract<Outcome, { state: 'refused' }>['refusal'],
  { reason: 'not_enough_money' }
>;
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
    async admit(member: Member, { amount, open }: { amount: Amount; open: Amount }): Promise<void> {
      const guard = (await database.transaction((tx) => guards.read(database.runIn(tx), [member]))).get(
        member.memberId,
      );
      if (!guard) return;
      const movement = { counts: 'deposit', amount: amount + open } as const;
      const refusal = guards.judge(guard, {
        movement,
        used: await guarding.used(member),
        nowMs: clock.now(),
      });
      if (!refusal) return;
      const isLimit = refusal.reason === 'limit_reached';
      throw guardRefusal(isLimit ? { ...refusal, left: atLeastZero(refusal.left - open) } : refusal);
    },
  };
}

/** A guard's answer as a refusal for the caller. */
export function guardRefusal(refusal: GuardRefusal): Refusal {
  if (refusal.reason === 'excluded') return new Refusal('excluded', { until: refusal.untilMs });
  if (refusal.reason === 'locked') return new Refusal('money_locked');
  const { period, left } = refusal;
  return new Refusal('limit_reached', { period, left: writeDecimal(left) });
}

const atLeastZero = (amount: Amount) => (amount > 0n ? amount : 0n);
