import type { ConsoleClient } from '@parlour/client/console';
import { BONUS_DEFAULTS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Language } from '@parlour/texts/languages';
import type { Written } from '../../../parts/forecast/forecast.rules.ts';

export type Item = Awaited<ReturnType<ConsoleClient['promotions']['mallItems']>>['items'][number];
export type Order = Awaited<ReturnType<ConsoleClient['promotions']['mallOrderList']>>['items'][number];
export type Draft = Item['document'];
export type Words = NonNullable<Draft['texts'][Language]>;
export type Credit = NonNullable<Draft['credit']>;

export const NEW_ITEM = 'new';
export const placeOf = (merchant: string, id: string) => `/promotions/mall/${merchant}/${id}`;

export const NO_CREDIT: Credit = { amount: '', terms: { ...BONUS_DEFAULTS } };

/** Goods that are not on sale yet. */
export const NEW_DRAFT: Draft = {
  credit: null,
  price: 100,
  order: 10,
  isOn: false,
  startsAt: null,
  endsAt: null,
  perMember: null,
  level: 0,
  picture: null,
  texts: {},
};

export const NO_WORDS: Words = { title: '', summary: '', details: '' };

/** What a credit may cost is asked about with what is added to its stock; goods have no price that the house knows. */
export const writtenCredit = (
  id: string | null,
  { credit, price, perMember, level }: Draft,
  addStock: number,
): Written | null => credit && { kind: 'credit', id, credit, price, perMember, level, addStock };

/** With another text in one language; a text in which nothing is left is none. */
export function withWords(draft: Draft, language: Language, words: Words): Draft {
  const { [language]: _before, ...others } = draft.texts;
  const isEmpty = Object.values(words).every((each) => each === '');
  return { ...draft, texts: isEmpty ? others : { ...others, [language]: words } };
}

export const ORDER_TONE = { ordered: 'waiting', sent: 'good', done: 'quiet', cancelled: 'quiet' } as const;
export const MOVES = {
  ordered: ['send', 'cancel'],
  sent: ['finish', 'cancel'],
  done: [],
  cancelled: [],
} as const;
export type Move = 'send' | 'finish' | 'cancel';

/** A change of stock as typed: a whole number with or without a sign; null: it is none. */
export function readChange(typed: string): number | null {
  const change = /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return change === 0 ? null : change;
}
