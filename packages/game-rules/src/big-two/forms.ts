import { rankOf, suitIndexOf } from '../cards/cards.ts';
import { groupByHeight, orderBySuits } from '../shedding/ranks.ts';
import type { Form } from '../shedding/rules.ts';

/** Hands of five cards in their order; any of them beats any before it. */
const FIVES: readonly string[] = ['straight', 'flush', 'full-house', 'four', 'straight-flush'];

/** ♦ < ♣ < ♥ < ♠. */
export const orderOf = orderBySuits([3, 2, 0, 1]);

const FIVE = 5;

export function formOf(cards: readonly number[]): Form | null {
  const groups = groupByHeight(cards);
  const top = Math.max(...cards.map(orderOf));
  if (cards.length === FIVE) return fiveOf(cards, [...groups.values()]);
  if (groups.size !== 1 || cards.length > 3) return null;
  return { kind: ['single', 'pair', 'triple'][cards.length - 1] ?? 'single', length: cards.length, top };
}

/** A full house goes by its triple, four alike (with any card) by the four, a flush by its highest card. */
function fiveOf(cards: readonly number[], groups: readonly number[][]): Form | null {
  const straight = straightTopOf(cards);
  const isFlush = new Set(cards.map(suitIndexOf)).size === 1;
  const most = groups.find(({ length }) => length >= 3);
  const topOf = (some: readonly number[]) => Math.max(...some.map(orderOf));
  if (straight !== null)
    return { kind: isFlush ? 'straight-flush' : 'straight', length: FIVE, top: straight };
  if (isFlush) return { kind: 'flush', length: FIVE, top: topOf(cards) };
  if (!most || groups.length !== 2) return null;
  return { kind: most.length === 4 ? 'four' : 'full-house', length: FIVE, top: topOf(most) };
}

/**
 * Five ranks that follow each other as they are counted, ace to five the lowest and ten to ace the highest; of two alike
 * the suit of the last card decides. Null for other cards.
 */
function straightTopOf(cards: readonly number[]): number | null {
  for (const highAce of [true, false]) {
    const countOf = (card: number) => (highAce && rankOf(card) === 1 ? 14 : rankOf(card));
    const ranks = new Set(cards.map(countOf));
    const last = cards.reduce((best, card) => (countOf(card) > countOf(best) ? card : best));
    if (ranks.size === FIVE && countOf(last) - Math.min(...ranks) === FIVE - 1)
      return 4 * countOf(last) + suitOrderOf(last);
  }
  return null;
}

const suitOrderOf = (card: number) => orderOf(card) & 3;

export function beats(form: Form, over: Form): boolean {
  if (form.length !== over.length) return false;
  const level = ({ kind }: Form) => FIVES.indexOf(kind);
  return level(form) === level(over) ? form.top > over.top : level(form) > level(over);
}
