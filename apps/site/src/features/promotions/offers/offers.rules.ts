import type { Offer, OwnOffer } from '@parlour/client';
import { ROUTES } from '../../../platform/routes/routes.ts';

/** The address of one promotion. */
export const offerPath = (offer: string): string =>
  `${ROUTES.promotions.path}?${new URLSearchParams({ offer })}`;

export const offerIn = (search: string): string | null => new URLSearchParams(search).get('offer');

export type Standing = Pick<OwnOffer, 'label' | 'why' | 'reason' | 'rewardId'>;

/** How an offer stands for somebody who is not logged in: by the clock alone. */
export function standingFor(
  { startsAt, endsAt, isPaused }: Pick<Offer, 'startsAt' | 'endsAt' | 'isPaused'>,
  nowMs: number,
): Standing {
  const closed = endsAt !== null && nowMs >= endsAt ? 'over' : isPaused ? 'paused' : null;
  const label = closed ? 'closed' : startsAt > nowMs ? 'coming_soon' : 'join';
  return { label, why: closed, reason: null, rewardId: null };
}

/** What can be done comes before what waits, and what is over last; within that, in the house's order. */
const RANK: Record<Standing['label'], number> = {
  issued: 0,
  join: 1,
  applying: 2,
  coming_soon: 3,
  signed: 4,
  claimed: 4,
  rejected: 5,
  closed: 6,
};

export const byUse = (one: Pick<Standing, 'label'>, other: Pick<Standing, 'label'>): number =>
  RANK[one.label] - RANK[other.label];
