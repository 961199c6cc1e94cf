import type { Clock } from '@parlour/clock/clock';
import type { ClosedReason, OwnOffer } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type Audience,
  closedFor,
  isUsedUp,
  type LiveOffer,
  notFor,
  readBudgets,
  type ShownOffers,
} from '../offers/offers.ts';
import { findRewards, rewardStateOf } from '../rewards/rewards.ts';
import { type ApplicationRow, listOfMember } from './applications.repo.ts';
import { labelFor, periodKey } from './applications.rules.ts';

type OwnNeeds = {
  database: Database;
  clock: Clock;
  audience: Audience;
  shown: Pick<ShownOffers, 'listed'>;
};
export type OwnOffers = ReturnType<typeof createOwnOffers>;

/** How the offers that are shown stand for one member. */
export function createOwnOffers({ database, clock, audience, shown }: OwnNeeds) {
  async function labels(brand: Brand, memberId: string): Promise<Map<string, OwnOffer>> {
    const offers = await shown.listed(brand);
    const ids = offers.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const nowMs = clock.now();
    const candidate = await audience.candidate(brand, memberId);
    const budgets = await readBudgets(database.queries, brand.id, ids);
    const applications = await listOfMember(database.queries, { brandId: brand.id, memberId }, ids);
    const rewardIds = applications.flatMap(({ rewardId }) => rewardId ?? []);
    const rewards = await findRewards(database.queries, brand.id, rewardIds);

    function whyClosed(offer: LiveOffer, own: readonly ApplicationRow[]): ClosedReason | null {
      const { document } = offer;
      const closed = closedFor(offer, nowMs) ?? notFor(document, candidate, nowMs);
      if (closed) return closed;
      const { perMember } = document.budget;
      const standing = own.filter(({ state }) => state === 'applying' || state === 'issued').length;
      const budget = budgets.get(offer.id) ?? { grants: 0, spent: 0n };
      const isGone = isUsedUp(document, budget) || (perMember !== null && standing >= perMember);
      return isGone ? 'used_up' : null;
    }

    function standing(offer: LiveOffer): OwnOffer {
      const own = applications.filter(({ offerId }) => offerId === offer.id);
      const current = currentOf(brand, offer, own, nowMs);
      const reward = rewards.get(current?.rewardId ?? '');
      const rewardState = reward ? rewardStateOf(reward, nowMs) : null;
      const { label, why } = labelFor({
        document: offer.document,
        nowMs,
        closed: whyClosed(offer, own),
        application: current && { state: current.state, reward: rewardState },
      });
      return {
        id: offer.id,
        label,
        why,
        reason: label === 'rejected' ? (current?.reason ?? reward?.reason ?? null) : null,
        rewardId: label === 'issued' ? (current?.rewardId ?? null) : null,
      };
    }

    return new Map(offers.map((offer) => [offer.id, standing(offer)]));
  }

  return {
    labels,
    list: async (brand: Brand, memberId: string) => ({
      offers: [...(await labels(brand, memberId)).values()],
    }),
  };
}

type Standing = ApplicationRow & { state: 'applying' | 'issued' | 'rejected' };

/** With every deposit one can join again: no application stands in the way. */
function currentOf(
  brand: Brand,
  { document }: LiveOffer,
  own: readonly ApplicationRow[],
  nowMs: number,
): Standing | null {
  if (document.period === 'each') return null;
  const period = periodKey(document.period, brand.settings, { nowMs });
  const stands = (row: ApplicationRow): row is Standing => row.state !== 'lapsed' && row.period === period;
  return own.find(stands) ?? null;
}
