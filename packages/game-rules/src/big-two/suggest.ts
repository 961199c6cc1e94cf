import { RANKS, rankOf, suitIndexOf } from '../cards/cards.ts';
import { choose, groupByHeight } from '../shedding/ranks.ts';
import type { Form } from '../shedding/rules.ts';
import { beats, formOf, orderOf } from './forms.ts';

/** To lead: what takes most cards away, from the lowest; to follow: the cheapest that beats what lies there. */
export function suggestBigTwo(cards: readonly number[], over: Form | null): number[][] {
  const sorted = cards.toSorted((a, b) => orderOf(a) - orderOf(b));
  // Most of the time one or two cards lie there: then no hand of five needs to be looked for.
  const plays = over && over.length < 5 ? setsOf(sorted) : [...setsOf(sorted), ...fivesOf(sorted)];
  if (!over) return plays.toSorted((a, b) => lowestOf(a) - lowestOf(b) || b.length - a.length);
  return plays
    .map((play) => ({ play, form: formOf(play) }))
    .filter(({ form }) => form !== null && beats(form, over))
    .toSorted((a, b) => (a.form && b.form && beats(a.form, b.form) ? 1 : -1))
    .map(({ play }) => play);
}

const lowestOf = (play: readonly number[]) => Math.min(...play.map(orderOf));

function setsOf(cards: readonly number[]): number[][] {
  return [...groupByHeight(cards).values()].flatMap((group) =>
    [1, 2, 3].flatMap((count) => choose(group, count)),
  );
}

/** Straights of lowest suits, flushes, full houses, fours with the lowest card beside them. */
function fivesOf(cards: readonly number[]): number[][] {
  const groups = [...groupByHeight(cards).values()];
  const suits = [0, 1, 2, 3].map((suit) => cards.filter((card) => suitIndexOf(card) === suit));
  const houses = groups
    .filter(({ length }) => length >= 3)
    .flatMap((three) =>
      groups
        .filter((pair) => pair !== three && pair.length >= 2)
        .map((pair) => [...three.slice(0, 3), ...pair.slice(0, 2)]),
    );
  const fours = groups
    .filter(({ length }) => length === 4)
    .flatMap((four) => {
      const beside = cards.find((card) => !four.includes(card));
      return beside === undefined ? [] : [[...four, beside]];
    });
  return [...straightsOf(cards), ...suits.flatMap((suit) => choose(suit, 5)), ...houses, ...fours];
}

function straightsOf(cards: readonly number[]): number[][] {
  const lowest = (count: number) =>
    cards.find((card) => rankOf(card) === (count > RANKS ? count - RANKS : count));
  return Array.from({ length: 10 }, (_, first) => [1, 2, 3, 4, 5].map((step) => lowest(first + step)))
    .map((straight) => straight.filter((card) => card !== undefined))
    .filter(({ length }) => length === 5);
}
