import { randomUUID } from 'node:crypto';
import { PARTS_PER_UNIT } from '@parlour/money';
import type { App } from '../../app.ts';
import type { Bonus, NewBonus } from '../../domains/wallet/wallet.module.ts';

type Terms = Partial<Omit<NewBonus, 'amount' | 'requirement' | 'stakeMax' | 'releaseMax'>> & {
  /** In units. */
  amount: bigint;
  requirement?: bigint;
  stakeMax?: bigint;
  releaseMax?: bigint;
};

/** Grants a bonus to a member as a promotion does. */
export function grantBonus(
  app: Pick<App, 'database' | 'modules'>,
  member: { brandId: string; memberId: string },
  { amount, requirement = amount * 10n, stakeMax, releaseMax, ...terms }: Terms,
): Promise<Bonus> {
  const parts = (units: bigint | undefined) => (units === undefined ? null : units * PARTS_PER_UNIT);
  return app.database.transaction((tx) =>
    app.modules.wallet.bonuses.grant(tx, {
      currency: 'CNY',
      origin: randomUUID(),
      product: 'any',
      vendors: null,
      wagerDays: 30,
      ...member,
      ...terms,
      amount: amount * PARTS_PER_UNIT,
      requirement: requirement * PARTS_PER_UNIT,
      stakeMax: parts(stakeMax),
      releaseMax: parts(releaseMax),
    }),
  );
}
