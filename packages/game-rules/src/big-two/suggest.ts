import { suitIndexOf } from '../cards/cards.ts';
import { choose, groupByHeight } from '../shedding/ranks.ts';
import type { Form } from '../shedding/rules.ts';
import { beats, formOf, orderOf } from './forms.ts';

/** To lead: what takes most cards away, from the lowest; to follow: the cheapest that beats what lies there. */
export function suggestBigTwo(cards: readonly number[], over: Form | null): number[][] {
  const plays = [...setsOf(cards), ...fivesOf(cards)];
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
  const sorted = cards.toSorted((a, b) => orderOf(a) - orderOf(b));
  const groups = [...groupByHeight(sorted).values()];
  const singles = groups.flatMap((group) => group.slice(0, 1));
  const suits = [0, 1, 2, 3].map((suit) => sorted.filter((card) => suitIndexOf(card) === suit));
  const flat = [singles, ...suits].flatMap((list) => choose(list, 5));
  const houses = groups.flatMap((three) =>
    three.length < 3
      ? []
      : groups
          .filter((pair) => pair !== three && pair.length >= 2)
          .map((pair) => [...three.slice(0, 3), ...pair.slice(0, 2)]),
  );
  const fours = groups
    .filter(({ length }) => length === 4)
    .flatMap((four) =>
      sorted
        .filter((card) => !four.includes(card))
        .slice(0, 1)
        .map((card) => [...four, card]),
    );
  return [...flat, ...houses, ...fours].filter((play) => formOf(play) !== null);
}
