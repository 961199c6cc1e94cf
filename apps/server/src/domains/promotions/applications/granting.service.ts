import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Gift, OfferDocument, RoundsTerms } from '@parlour/contract';
import { worthOfRounds } from '@parlour/contract/values/promotions/promotions.rules';
import type { Tx } from '@parlour/database/database';
import { PARTS_PER_UNIT } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { giveBackBudget, type LiveOffer, limitsOf, takeBudget, worthOf } from '../offers/offers.ts';
import { causeBeside, type NewReward, type RewardRow, type Rewards } from '../rewards/rewards.ts';
import {
  type ApplicationRow,
  addApplication,
  changeApplication,
  countStanding,
} from './applications.repo.ts';
import { periodKey } from './applications.rules.ts';

type GrantingNeeds = { clock: Clock; rewards: Pick<Rewards, 'put' | 'give'> };
type Applying = { memberId: string; worth: bigint; depositId?: string };
type Given = Pick<NewReward, 'kind' | 'amount' | 'terms' | 'currency' | 'rounds'>;
export type Granting = ReturnType<typeof createGranting>;

/** The steps of every application: budget first, then the grant, each in its caller's transaction. */
export function createGranting({ clock, rewards }: GrantingNeeds) {
  return {
    /** Keeps a place and the money for it. The budget's row orders everybody who asks at once. */
    async apply(
      tx: Tx,
      brand: Brand,
      { id: offerId, version, document }: LiveOffer,
      { memberId, worth, depositId }: Applying,
    ): Promise<ApplicationRow> {
      const nowMs = clock.now();
      const row: ApplicationRow = {
        brandId: brand.id,
        id: newId(clock),
        offerId,
        version,
        memberId,
        period: periodKey(document.period, brand.settings, { nowMs, ...(depositId && { depositId }) }),
        state: 'applying',
        reserved: worth,
        depositId: depositId ?? null,
        rewardId: null,
        appliedAt: new Date(nowMs),
        decidedAt: null,
        decidedBy: null,
        reason: null,
      };
      if (!(await addApplication(tx, row))) throw new Refusal('already_joined');
      const offer = { brandId: brand.id, id: offerId };
      if (!(await takeBudget(tx, offer, { grants: 1, money: worth }, limitsOf(document))))
        throw new Refusal('offer_closed', { why: 'used_up' });
      const { perMember } = document.budget;
      if (perMember !== null && (await countStanding(tx, row, offerId)) > perMember)
        throw new Refusal('offer_closed', { why: 'used_up' });
      return row;
    },

    /** Gives what the application was for. `isPaid`: the member need not claim it. `isSuspect`: operators look at it first. */
    async issue(
      tx: Tx,
      application: ApplicationRow,
      given: Given,
      about: { by?: string | null; isPaid?: boolean; isSuspect?: boolean } = {},
    ): Promise<RewardRow> {
      const isSuspect = about.isSuspect ?? false;
      const isReviewed = about.by !== undefined;
      const reward: NewReward = { ...basisOf(application), isReviewed, isSuspect, ...given };
      const row = about.isPaid ? await rewards.give(tx, reward) : await rewards.put(tx, reward);
      await changeApplication(tx, application, {
        state: 'issued',
        rewardId: row.id,
        decidedAt: new Date(clock.now()),
        decidedBy: about.by ?? null,
      });
      return row;
    },

    /** Gives the free rounds beside a match. They wait in the reward centre: the time to play them runs from the claim on. */
    async putBeside(
      tx: Tx,
      application: ApplicationRow,
      { rounds, currency, isSuspect }: { rounds: RoundsTerms; currency: string; isSuspect: boolean },
    ): Promise<void> {
      const basis = basisOf(application);
      await rewards.put(tx, {
        ...basis,
        isSuspect,
        cause: causeBeside(basis.cause),
        kind: 'rounds',
        currency,
        amount: worthOfRounds(rounds),
        terms: null,
        rounds,
      });
    },

    /** Ends it without a grant, and gives the money back to the budget. */
    async close(
      tx: Tx,
      application: ApplicationRow,
      ended: Pick<ApplicationRow, 'state'> & Partial<Pick<ApplicationRow, 'reason' | 'decidedBy'>>,
    ): Promise<void> {
      const { brandId, offerId: id, reserved } = application;
      await changeApplication(tx, application, { ...ended, decidedAt: new Date(clock.now()) });
      await giveBackBudget(tx, { brandId, id }, { grants: 1, money: reserved });
    },
  };
}

/** The cause of what an application gives. */
export const causeOf = ({ id }: Pick<ApplicationRow, 'id'>): string => `application:${id}`;

const basisOf = ({ brandId, id, offerId, version, memberId }: ApplicationRow) => ({
  brandId,
  memberId,
  cause: causeOf({ id }),
  source: 'offer' as const,
  offer: { id: offerId, version },
});

/** What an offer gives that is not a match. */
export function givenBy({ gift }: OfferDocument, currency: string): Given {
  const fixed = fixedGift(gift);
  if (fixed.kind === 'points')
    return { kind: 'points', amount: BigInt(fixed.points) * PARTS_PER_UNIT, terms: null, currency };
  const amount = worthOf(fixed);
  if (fixed.kind === 'rounds') {
    const { kind, ...rounds } = fixed;
    return { kind, amount, terms: null, rounds, currency };
  }
  return { kind: fixed.kind, amount, terms: fixed.kind === 'bonus' ? fixed.terms : null, currency };
}

export function fixedGift(gift: Gift): Exclude<Gift, { kind: 'match' }> {
  if (gift.kind === 'match') throw new Error('a match needs a deposit');
  return gift;
}
