import { choose } from '@parlour/exact';
import { alike, distinct, type Space, sums } from '../../play/space.ts';
import { tailOf } from './marksix.numbers.ts';
import { ANIMALS, type Animal, animalOf } from './marksix.zodiac.ts';

const DRAW = { from: 49, length: 7 };
const EVERY_NUMBER = Array.from({ length: DRAW.from }, (_, i) => i + 1);

/** The spaces of one lunar year, made once so that plays of one market share theirs. */
export function createSpaces(year: Animal) {
  const byAnimal = ANIMALS.map((_, animal) => EVERY_NUMBER.filter((own) => animalOf(own, year) === animal));
  const byTail = Array.from({ length: 10 }, (_, tail) => EVERY_NUMBER.filter((own) => tailOf(own) === tail));
  const ownNumbers = byAnimal[ANIMALS.indexOf(year)] ?? [];
  return {
    balls: Array.from({ length: DRAW.length }, (_, position) => distinct(DRAW, [position])),
    total: sums(DRAW),
    animals: byShownGroups(byAnimal),
    tails: byShownGroups(byTail),
    /** For bets of `k` numbers: to all of them together every draw is the same. */
    numbers: alike([1, 2, 3, 4, 5, 6, 7]),
    regularAnimals: byOwnAmongRegular(ownNumbers),
  };
}

export type Spaces = ReturnType<typeof createSpaces>;

/** Draws of seven classed by which groups they show. Worked out when asked for: choosing and deciding bets needs none of it. */
function byShownGroups(groups: readonly (readonly number[])[]): Space {
  let shown: ReturnType<typeof showEachSet> | undefined;
  return {
    total: BigInt(choose(DRAW.from, DRAW.length)),
    each(visit) {
      shown ??= showEachSet(groups);
      for (const { result, ways } of shown) visit(result, ways);
    },
  };
}

/** One result for each set of groups. */
function showEachSet(groups: readonly (readonly number[])[]) {
  return setsOf(groups.length, DRAW.length)
    .map((set) => set.map((group) => groups[group] ?? []))
    .map((own) => ({ ways: countShowingAll(own), own }))
    .filter(({ ways }) => ways > 0)
    .map(({ ways, own }) => ({ ways: BigInt(ways), result: showAll(own) }));
}

/** The number of ways to choose seven numbers from the groups with none left out. */
function countShowingAll(groups: readonly (readonly number[])[]): number {
  let ways = [1];
  for (const { length } of groups) {
    const next = new Array<number>(DRAW.length + 1).fill(0);
    ways.forEach((own, taken) => {
      for (let more = 1; more <= length && taken + more <= DRAW.length; more += 1)
        next[taken + more] = (next[taken + more] ?? 0) + own * choose(length, more);
    });
    ways = next;
  }
  return ways[DRAW.length] ?? 0;
}

function showAll(groups: readonly (readonly number[])[]): number[] {
  const firsts = groups.map(([first = 0]) => first);
  const others = groups.flatMap((group) => group.slice(1));
  return [...firsts, ...others].slice(0, DRAW.length);
}

function setsOf(size: number, most: number): number[][] {
  return Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, i) => i).filter((i) => (bits >> i) & 1),
  ).filter((set) => set.length > 0 && set.length <= most);
}

/** Draws classed by how many of the regular balls are among the year's own numbers. */
function byOwnAmongRegular(own: readonly number[]): Space {
  const regular = DRAW.length - 1;
  const others = EVERY_NUMBER.filter((number) => !own.includes(number));
  return {
    total: BigInt(choose(DRAW.from, regular)),
    each(visit) {
      for (let shown = 0; shown <= own.length; shown += 1) {
        const result = [...own.slice(0, shown), ...others.slice(0, regular - shown), others.at(-1) ?? 0];
        visit(result, BigInt(choose(own.length, shown) * choose(others.length, regular - shown)));
      }
    },
  };
}
