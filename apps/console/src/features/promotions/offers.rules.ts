import type { ConsoleClient } from '@parlour/client/console';
import { BONUS_DEFAULTS, FREE_ROUNDS_DEFAULTS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Language } from '@parlour/texts/languages';

export type Offer = Awaited<ReturnType<ConsoleClient['promotions']['offerDetail']>>;
export type OfferLine = Awaited<ReturnType<ConsoleClient['promotions']['offerList']>>['items'][number];
export type Draft = Offer['document'];
export type Gift = Draft['gift'];
export type OfferAudience = Draft['audience'];
export type Picture = NonNullable<Offer['picture']>;
export type Words = NonNullable<Draft['texts'][Language]>;

/** What every part of the editor is given. */
export type Editing = {
  draft: Draft;
  change(draft: Draft): void;
  errorAt(field: string): string | undefined;
  canEdit: boolean;
};

export const TONE = { draft: 'quiet', live: 'good', paused: 'waiting', ended: 'quiet' } as const;

export const NEW_OFFER = 'new';
export const placeOf = (merchant: string, id: string) => `/promotions/offers/${merchant}/${id}`;

/** Free rounds before a title is chosen. */
export const NO_ROUNDS_YET = { vendor: '', gameCode: '', value: '', ...FREE_ROUNDS_DEFAULTS };

const terms = { ...BONUS_DEFAULTS };
const GIFTS: { [Kind in Gift['kind']]: Extract<Gift, { kind: Kind }> } = {
  cash: { kind: 'cash', amount: '' },
  bonus: { kind: 'bonus', amount: '', terms },
  points: { kind: 'points', points: 10 },
  rounds: { kind: 'rounds', ...NO_ROUNDS_YET },
  match: {
    kind: 'match',
    percent: 100,
    max: '',
    minDeposit: '',
    terms: { ...terms, releaseTimes: null },
    rounds: null,
  },
};

/** An activity that starts now and gives a bonus once. */
export const newDraft = (nowMs: number): Draft => ({
  kind: 'activity',
  category: 'events',
  order: 10,
  startsAt: nowMs,
  endsAt: null,
  period: 'once',
  wantsReview: false,
  hasCode: false,
  audience: { newForDays: null, registeredFrom: null, levelFrom: null },
  budget: { grants: 100, money: null, perMember: 1 },
  gift: GIFTS.bonus,
  picture: null,
  texts: {},
});

/** What belongs to another kind goes with it. */
export function withKind(draft: Draft, kind: Draft['kind']): Draft {
  const isMatch = kind === 'deposit';
  const gift = isMatch === (draft.gift.kind === 'match') ? draft.gift : isMatch ? GIFTS.match : GIFTS.bonus;
  const period = draft.period === 'each' && !isMatch ? 'once' : draft.period;
  const wantsReview = kind === 'activity' && draft.wantsReview;
  const hasCode = kind === 'code' || (isMatch && draft.hasCode);
  return { ...draft, kind, gift, period, wantsReview, hasCode };
}

export const withGift = (draft: Draft, kind: Gift['kind']): Draft => ({ ...draft, gift: GIFTS[kind] });

export const NO_WORDS: Words = { title: '', summary: '', terms: '' };

/** With another text in one language; a text in which nothing is left is none. */
export function withWords(draft: Draft, language: Language, words: Words): Draft {
  const { [language]: _before, ...others } = draft.texts;
  const isEmpty = JSON.stringify(words) === JSON.stringify(NO_WORDS);
  return { ...draft, texts: isEmpty ? others : { ...others, [language]: words } };
}

/** What an operator typed into a field that may stay empty: a whole number, or none. */
export const readCount = (typed: string): number | null => (typed === '' ? null : Number(typed));
