import type { Clock } from '@parlour/clock/clock';
import type { ClosedReason, OwnOffer } from '@parlour/contract';
import { roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
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
import { causeBeside, findRewards, listOfCauses, type RewardRow, rewardStateOf } from '../rewards/rewards.ts';
import { type ApplicationRow, listOfMember } from './applications.repo.ts';
import { labelFor, periodKey } from './applications.rules.ts';
import { causeOf } from './granting.service.ts';

type OwnNeeds = {
  database: Database;
  clock: Clock;
  audience: Audience;
  shown: Pick<ShownOffers, 'listed'>;
};
export type OwnOffers = ReturnType<typeof createOwnOffers>;

/** How the offers that are shown stand for one member. */
export function createOwnOffers({ database, clock, audience, shown }: OwnNeeds) {
  /** By application, the free rounds beside a match. */
  async function roundsBeside(
    brand: Brand,
    offers: readonly LiveOffer[],
    applications: readonly ApplicationRow[],
  ): Promise<Map<string, RewardRow>> {
    const matches = offers.filter(({ document: { gift } }) => gift.kind === 'match' && roundsIn(gift));
    const own = applications.filter(({ offerId }) => matches.some(({ id }) => id === offerId));
    const ids = new Map(own.map((each) => [causeBeside(causeOf(each)), each.id]));
    const rows = await listOfCauses(database.queries, brand.id, [...ids.keys()]);
    return new Map(rows.map((row) => [ids.get(row.cause) ?? '', row]));
  }

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
    const beside = await roundsBeside(brand, offers, applications);

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
      const given = rewards.get(current?.rewardId ?? '');
      const rounds = beside.get(current?.id ?? '');
      // A bonus that was paid at once hides no free rounds that can be claimed.
      const isLeft = given?.state === 'claimed' && rounds && rewardStateOf(rounds, nowMs) === 'unclaimed';
      const reward = isLeft ? rounds : given;
      const rewardState = reward ? rewardStateOf(reward, nowMs) : null;
      const { label, why } = labelFor({
        document: offer.document,
        nowMs,
        closed: whyClosed(offer, own),
        application: current && { ...current, reward: rewardState },
      });
      return {
        id: offer.id,
        label,
        why,
        reason: label === 'rejected' ? (current?.reason ?? reward?.reason ?? null) : null,
        rewardId: label === 'issued' ? (reward?.id ?? null) : null,
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
