import { amountOf, PARTS_PER_UNIT } from '@parlour/money';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { PrizeGiving } from './chance.ts';
import { type Audience, notFor } from './offers/offers.ts';
import type { Rewards } from './rewards/rewards.ts';

type PrizeNeeds = {
  brands: { ofId(brandId: string): Brand | undefined };
  audience: Pick<Audience, 'candidate'>;
  rewards: Pick<Rewards, 'give'>;
};

/** Everybody who may be offered anything at all. */
const ALL = { audience: { newForDays: null, registeredFrom: null, levelFrom: null } };

/** Prizes as rewards that are paid at once: whoever turned, tapped or claimed has agreed already. */
export function createPrizes({
  brands,
  audience,
  rewards,
  clock,
}: PrizeNeeds & { clock: { now(): number } }): PrizeGiving {
  const whyNot = async (brand: Brand, memberId: string) =>
    notFor(ALL, await audience.candidate(brand, memberId), clock.now());

  return {
    async give(tx, { brandId, memberId, source, cause, prize }) {
      const currency = brands.ofId(brandId)?.settings.currency;
      if (prize.kind === 'nothing') return;
      if (!currency) throw new Error(`no brand ${brandId}`);
      await rewards.give(tx, {
        brandId,
        memberId,
        source,
        cause,
        kind: prize.kind,
        currency,
        amount: prize.kind === 'cash' ? amountOf(prize.amount) : BigInt(prize.count) * PARTS_PER_UNIT,
        terms: null,
        offer: null,
        // Two operators announced it, and who shares it was drawn.
        isReviewed: source === 'packet',
      });
    },

    async requireReceiver(brand, memberId) {
      const why = await whyNot(brand, memberId);
      if (why) throw new Refusal('offer_closed', { why });
    },

    isReceiver: async (brand, memberId) => (await whyNot(brand, memberId)) === null,
  };
}
