import { choose, groupByHeight, TWOS } from '../shedding/ranks.ts';
import type { Form } from '../shedding/rules.ts';
import { beats, formOf, orderOf } from './forms.ts';

/** To lead: what takes most cards away, from the lowest; to follow: the cheapest that beats what lies there. */
export function suggestTienLen(cards: readonly number[], over: Form | null): number[][] {
  const topOf = (play: readonly number[]) => Math.max(...play.map(orderOf));
  // Over three of them, or over a run, nothing else than the same is of use; over ones and twos runs only chop.
  const isSet = over !== null && over.top < 4 * TWOS && over.kind !== 'run' && over.kind !== 'pair-run';
  const plays = isSet ? setsOf(cards) : [...setsOf(cards), ...runsOf(cards)];
  if (!over) return plays.toSorted((a, b) => lowestOf(a) - lowestOf(b) || b.length - a.length);
  return plays
    .filter((play) => {
      const form = formOf(play);
      return form !== null && beats(form, over);
    })
    .toSorted((a, b) => a.length - b.length || topOf(a) - topOf(b));
}

const lowestOf = (play: readonly number[]) => Math.min(...play.map(orderOf));

function setsOf(cards: readonly number[]): number[][] {
  return [...groupByHeight(cards).values()].flatMap((group) =>
    [1, 2, 3, 4].flatMap((count) => choose(group, count)),
  );
}

/** Runs of cards and of pairs, with the lowest of each height but the last, where any of them may end it. */
function runsOf(cards: readonly number[]): number[][] {
  const groups = groupByHeight(cards.toSorted((a, b) => orderOf(a) - orderOf(b)));
  return [1, 2].flatMap((width) =>
    Array.from({ length: TWOS }, (_, first) => first).flatMap((first) => {
      const runs: number[][] = [];
      let body: number[] = [];
      for (let height = first; height < TWOS; height += 1) {
        const group = groups.get(height) ?? [];
        if (group.length < width) break;
        if (height - first >= 2) runs.push(...choose(group, width).map((end) => [...body, ...end]));
        body = [...body, ...group.slice(0, width)];
      }
      return runs;
    }),
  );
}
