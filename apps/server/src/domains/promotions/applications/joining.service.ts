import type { Clock } from '@parlour/clock/clock';
import type { OwnOffer } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { Call, Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { addressKey, type RateLimits, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type Audience,
  closedFor,
  findLiveOffer,
  type LiveOffer,
  listLiveOffers,
  notFor,
  worthOf,
} from '../offers/offers.ts';
import { type OverlapSigns, verdictOn } from '../overlap/overlap.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { ADDRESS_TRIES, MEMBER_TRIES } from './applications.rules.ts';
import { fixedGift, type Granting, givenBy } from './granting.service.ts';

type JoiningNeeds = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audience: Audience;
  signsOf: OverlapSigns;
  granting: Granting;
  rewards: Pick<Rewards, 'describeOne'>;
  /** Operators have something to decide. */
  tellTasks(): void;
};
type Asker = Pick<Call<unknown>, 'brand' | 'language' | 'ip'> & { session: Session };
type Admitted = { isSuspect: boolean };
type CodeHolder = Pick<Asker, 'brand' | 'ip'> & { session: Pick<Session, 'memberId'> };
export type Joining = ReturnType<typeof createJoining>;

/** How members join activities and redeem codes. */
export function createJoining(needs: JoiningNeeds) {
  const { database, clock, limits, audience, signsOf, granting, rewards, tellTasks } = needs;

  /** Refuses an offer that does not run, or is not for the member. Says whether an operator is to look at them first. */
  async function admit(brand: Brand, offer: LiveOffer, memberId: string): Promise<Admitted> {
    const nowMs = clock.now();
    const closed =
      closedFor(offer, nowMs) ?? notFor(offer.document, await audience.candidate(brand, memberId), nowMs);
    if (closed) throw new Refusal('offer_closed', { why: closed });
    if (offer.document.startsAt > nowMs) throw new Refusal('offer_closed', { why: null });
    const verdict = verdictOn(await signsOf(database.queries, { brandId: brand.id, memberId }), false);
    if (verdict === 'refuse') throw new Refusal('offer_overlap');
    return { isSuspect: verdict === 'review' };
  }

  /** Counts the try first, whoever makes it; then the offer of the code, if it has one. */
  async function findByCode({ brand, session, ip }: CodeHolder, typed: string) {
    await takeOrRefuse(limits, `offer-code:${brand.id}:${session.memberId}`, MEMBER_TRIES);
    await takeOrRefuse(limits, `offer-code-address:${addressKey(ip)}`, ADDRESS_TRIES);
    return findLiveOffer(database.queries, brand.id, { code: typed.toUpperCase() });
  }

  return {
    admit,
    findByCode,

    async join({ brand, session: { memberId } }: Asker, id: string): Promise<OwnOffer> {
      const offer = await findLiveOffer(database.queries, brand.id, { id });
      if (offer?.document.kind !== 'activity') throw new Refusal('not_found');
      const { isSuspect } = await admit(brand, offer, memberId);
      const { document } = offer;
      const worth = worthOf(fixedGift(document.gift));
      const reward = await database.transaction(async (tx) => {
        const application = await granting.apply(tx, brand, offer, { memberId, worth });
        if (!document.wantsReview && !isSuspect)
          return granting.issue(tx, application, givenBy(document, brand.settings.currency));
        tellTasks();
        return null;
      });
      const isIssued = reward !== null && reward.state !== 'held';
      return {
        id,
        label: isIssued ? 'issued' : 'applying',
        why: null,
        reason: null,
        rewardId: isIssued ? reward.id : null,
      };
    },

    /** For a demonstration: somebody who has joined every activity that gives free rounds. */
    async joinFreeRounds(tx: Tx, brand: Brand, memberId: string): Promise<void> {
      for (const offer of await listLiveOffers(tx, brand.id)) {
        const { document } = offer;
        if (document.kind !== 'activity' || document.gift.kind !== 'rounds') continue;
        const application = await granting.apply(tx, brand, offer, {
          memberId,
          worth: worthOf(document.gift),
        });
        await granting.issue(tx, application, givenBy(document, brand.settings.currency));
      }
    },

    /** Whatever is wrong with a code, strangers learn nothing about it. */
    async redeem(asker: Asker, { code }: { code: string }) {
      const { brand, session } = asker;
      const { memberId } = session;
      const offer = await findByCode(asker, code);
      try {
        if (offer?.document.kind !== 'code') throw new Refusal('code_refused');
        const { isSuspect } = await admit(brand, offer, memberId);
        const { document } = offer;
        const worth = worthOf(fixedGift(document.gift));
        const row = await database.transaction(async (tx) => {
          const application = await granting.apply(tx, brand, offer, { memberId, worth });
          return granting.issue(tx, application, givenBy(document, brand.settings.currency), { isSuspect });
        });
        return await rewards.describeOne(asker, row);
      } catch (error) {
        if (isNotOpen(error)) throw new Refusal('code_refused');
        throw error;
      }
    },
  };
}

/** The member was not admitted. */
export const isNotOpen = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'offer_closed' || error.code === 'offer_overlap');
