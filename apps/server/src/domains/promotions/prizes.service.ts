import type { Prize, RoundsTerms } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { PrizeGiving } from './chance.ts';
import type { Goods } from './goods.ts';
import { ANYBODY, type Audience, notFor } from './offers/offers.ts';
import { worthOfPrize } from './prizes.rules.ts';
import { listOfCauses, type NewReward, type Rewards } from './rewards/rewards.ts';

type PrizeNeeds = {
  brands: { ofId(brandId: string): Brand | undefined };
  audience: Pick<Audience, 'candidate'>;
  rewards: Pick<Rewards, 'give' | 'put'>;
  goods: Pick<Goods, 'lock' | 'keep'>;
};

/** Prizes as rewards that are paid at once: whoever turned, tapped or claimed has agreed already. */
export function createPrizes({
  brands,
  audience,
  rewards,
  goods,
  clock,
}: PrizeNeeds & { clock: { now(): number } }): PrizeGiving {
  const whyNot = async (brand: Brand, memberId: string) =>
    notFor(ANYBODY, await audience.candidate(brand, memberId), clock.now());

  /** Waits for the address; where the stock is gone, the points that stand in its place are paid. */
  async function giveGoods(tx: Tx, reward: NewReward, itemId: string): Promise<void> {
    const { brandId, cause } = reward;
    const item = { brandId, id: itemId };
    await goods.lock(tx, item);
    if ((await listOfCauses(tx, brandId, [cause])).length > 0) return;
    if (await goods.keep(tx, item)) await rewards.put(tx, { ...reward, goodsId: itemId });
    else await rewards.give(tx, { ...reward, kind: 'points' });
  }

  return {
    async give(tx, { brandId, memberId, source, cause, prize }) {
      const currency = brands.ofId(brandId)?.settings.currency;
      if (prize.kind === 'nothing') return;
      if (!currency) throw new Error(`no brand ${brandId}`);
      // Nobody chose the moment when a board is paid, and the time of free rounds runs from the claim on.
      const waits = prize.kind === 'rounds' && source === 'board';
      const reward: NewReward = {
        brandId,
        memberId,
        source,
        cause,
        kind: prize.kind,
        currency,
        amount: worthOfPrize(prize),
        terms: null,
        rounds: roundsOf(prize),
        offer: null,
        // Two operators announced it, and who shares it was drawn.
        isReviewed: source === 'packet',
      };
      if (prize.kind === 'goods') await giveGoods(tx, reward, prize.itemId);
      else await rewards[waits ? 'put' : 'give'](tx, reward);
    },

    async requireReceiver(brand, memberId) {
      const why = await whyNot(brand, memberId);
      if (why) throw new Refusal('offer_closed', { why });
    },

    isReceiver: async (brand, memberId) => (await whyNot(brand, memberId)) === null,
  };
}

function roundsOf(prize: Prize): RoundsTerms | null {
  if (prize.kind !== 'rounds') return null;
  const { kind: _kind, ...terms } = prize;
  return terms;
}
