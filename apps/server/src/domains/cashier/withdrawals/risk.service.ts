import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Amount } from '@parlour/money';
import type { Identity } from '../../identity/identity.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { CardRow } from '../cards/cards.ts';
import { hasWithdrawn, listPromoted } from './risk.repo.ts';
import { PROMOTIONS_LOOK_BACK_MS, type RiskHint, riskHints } from './risk.rules.ts';
import { settingAmount } from './withdrawals.rules.ts';

type Visit = Parameters<Identity['sharedPlaces']>[0];
type RiskNeeds = {
  database: Database;
  clock: Clock;
  sharedPlaces: Identity['sharedPlaces'];
  mainAccounts: Wallet['mainAccounts'];
};
export type Risks = ReturnType<typeof createRisks>;

/** When a withdrawal is requested, gathers what an operator would otherwise have to find out. */
export function createRisks({ database, clock, sharedPlaces, mainAccounts }: RiskNeeds) {
  const { queries } = database;

  /** Deposits with a promotion in the last 30 days, and stakes since the first of them. */
  async function promotedOf(member: { brandId: string; memberId: string; currency: string }) {
    const deposits = await listPromoted(queries, member, new Date(clock.now() - PROMOTIONS_LOOK_BACK_MS));
    const [first] = deposits;
    const afterSeq = first && (await mainAccounts.seqOf(queries, member, first.id));
    if (afterSeq === undefined) return { promoted: 0n, stakedSince: 0n };
    const { seq: upToSeq } = await mainAccounts.main(queries, member);
    return {
      promoted: deposits.reduce((sum, { credited }) => sum + credited, 0n),
      stakedSince: await mainAccounts.staked(queries, member, { afterSeq, upToSeq }),
    };
  }

  return async (
    visit: Visit,
    member: { id: string; createdAt: Date },
    { card, amount }: { card: CardRow; amount: Amount },
  ): Promise<RiskHint[]> => {
    const { id: brandId, settings } = visit.brand;
    const key = { brandId, memberId: member.id, currency: settings.currency };
    return riskHints({
      nowMs: clock.now(),
      amount,
      twoPersonsFrom: settingAmount(settings.cashier.withdrawals.twoPersonsFrom),
      cardSinceMs: card.createdAt.getTime(),
      memberSinceMs: member.createdAt.getTime(),
      hasWithdrawn: await hasWithdrawn(queries, key),
      ...(await sharedPlaces(visit, member.id)),
      ...(await promotedOf(key)),
    });
  };
}
