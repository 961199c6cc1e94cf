import type { BonusTerms, Gift, MallAddress, MallDocument, OfferDocument } from '@parlour/contract';

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
  rounds: null,
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

/** Goods for ten points, on sale for everybody. */
export const makeMallItem = (about: Partial<MallDocument> = {}): MallDocument => ({
  credit: null,
  price: 10,
  order: 10,
  isOn: true,
  startsAt: null,
  endsAt: null,
  perMember: null,
  level: 0,
  picture: null,
  texts: { EN: { title: 'Tea set', summary: 'For two.', details: 'Sent within a week.' } },
  ...about,
});

export const makeAddress = (about: Partial<MallAddress> = {}): MallAddress => ({
  name: 'Mary Lin',
  phone: '+86 138 0013 8001',
  street: '8 Quay Street, floor 3',
  city: 'Harbour City',
  postcode: '200000',
  ...about,
});
