import type { BonusTerms, Gift, OfferDocument } from '@parlour/contract';

export const makeTerms = (about: Partial<BonusTerms> = {}): BonusTerms => ({
  times: 10,
  product: 'any',
  stakePercent: 10,
  wagerDays: 30,
  releaseTimes: null,
  ...about,
});

/** 100 % up to 500, from 50. */
export const makeMatch = (about: Partial<Extract<Gift, { kind: 'match' }>> = {}): Gift => ({
  kind: 'match',
  percent: 100,
  max: '500',
  minDeposit: '50',
  terms: makeTerms(),
  ...about,
});

/** An activity in English for everybody, running for ever, that gives 10 in cash once. */
export const makeOffer = (about: Partial<OfferDocument> = {}): OfferDocument => ({
  kind: 'activity',
  category: 'events',
  order: 10,
  startsAt: 0,
  endsAt: null,
  period: 'once',
  wantsReview: false,
  hasCode: false,
  audience: { newForDays: null, registeredFrom: null, levelFrom: null },
  budget: { grants: null, money: null, perMember: null },
  gift: { kind: 'cash', amount: '10' },
  picture: null,
  texts: { EN: { title: 'Ten on the house', summary: 'Join and claim.', terms: '<p>Once per member.</p>' } },
  ...about,
});
