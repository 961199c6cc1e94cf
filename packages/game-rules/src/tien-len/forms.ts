import { suitOf } from '../cards/cards.ts';
import { groupByHeight, heightOf, orderBySuits, TWOS } from '../shedding/ranks.ts';
import type { Form } from '../shedding/rules.ts';

/** ♠ < ♣ < ♦ < ♥. */
export const orderOf = orderBySuits([0, 3, 2, 1]);

const ALIKE: Readonly<Record<number, string>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'four' };
const RUN_LEAST = 3;
/** Pairs in a run that beat one two, and those that beat two of them, also out of turn. */
const PAIRS_OVER_ONE = 3;
const PAIRS_OVER_TWO = 4;
export const INTERRUPT_CARDS = 2 * PAIRS_OVER_TWO;

export function formOf(cards: readonly number[]): Form | null {
  const groups = groupByHeight(cards);
  const heights = [...groups.keys()].toSorted((a, b) => a - b);
  const sizes = new Set([...groups.values()].map(({ length }) => length));
  const [size = 0] = sizes;
  if (sizes.size !== 1) return null;
  const top = Math.max(...cards.map(orderOf));
  const alike = ALIKE[size];
  if (heights.length === 1) return alike ? { kind: alike, length: size, top } : null;
  const [first = 0] = heights;
  const last = heights.at(-1) ?? 0;
  const isRun = heights.length >= RUN_LEAST && last - first === heights.length - 1 && last !== TWOS;
  if (!isRun || size > 2) return null;
  return { kind: size === 1 ? 'run' : 'pair-run', length: heights.length, top };
}

/** By the same form and length with a higher last card; twos also by what chops them. */
export function beats(form: Form, over: Form): boolean {
  if (form.kind === over.kind && form.length === over.length) return form.top > over.top;
  if (!isTwos(over)) return false;
  if (over.kind === 'single') return form.kind === 'four' || isPairRun(form, PAIRS_OVER_ONE);
  return over.kind === 'pair' && isPairRun(form, PAIRS_OVER_TWO);
}

/** One two or a pair of them. */
export function isInterrupted(over: Form): boolean {
  return isTwos(over) && (over.kind === 'single' || over.kind === 'pair');
}

export function interrupts(form: Form, over: Form): boolean {
  return isInterrupted(over) && isPairRun(form, PAIRS_OVER_TWO);
}

const isTwos = ({ kind, top }: Form) => kind !== 'run' && kind !== 'pair-run' && top >= 4 * TWOS;
const isPairRun = ({ kind, length }: Form, least: number) => kind === 'pair-run' && length >= least;

export const INSTANT_WINS = ['dragon', 'four-twos', 'six-pairs', 'five-pair-run'] as const;

const SIX_PAIRS = 6;
const FIVE_PAIRS = 5;

/** Three to ace; four twos; six pairs; five pairs in a run. */
export function winAtOnce(cards: readonly number[]): (typeof INSTANT_WINS)[number] | null {
  const groups = groupByHeight(cards);
  const countAt = (height: number) => groups.get(height)?.length ?? 0;
  const heights = Array.from({ length: TWOS }, (_, height) => height);
  if (heights.every((height) => countAt(height) > 0)) return 'dragon';
  if (countAt(TWOS) === 4) return 'four-twos';
  const pairs = [...groups.values()].reduce((sum, { length }) => sum + (length >> 1), 0);
  if (pairs >= SIX_PAIRS) return 'six-pairs';
  const isFivePairs = (first: number) =>
    heights.slice(first, first + FIVE_PAIRS).every((height) => countAt(height) >= 2);
  return heights.some((first) => first + FIVE_PAIRS <= TWOS && isFivePairs(first)) ? 'five-pair-run' : null;
}

export function isTwo(card: number): boolean {
  return heightOf(card) === TWOS;
}

export function isRed(card: number): boolean {
  return suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';
}
