import { add, compare, type Fraction, fraction } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import { describe, expect, test } from 'vitest';
import { chanceOf, chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import type { Space } from '../../play/space.ts';
import { selectRows } from '../../selection/read.ts';
import type { Selection } from '../../selection/selection.ts';
import { EVERY_NUMBER, PLAYS, playOf, YEAR } from '../../testing/marksix-plays.ts';
import { everySubset } from '../../testing/naive.ts';
import { animalByWalking, legAt, naiveOfMarksix, tierOfMembers } from '../../testing/naive-marksix.ts';
import { ownSelections, prove } from '../../testing/proof.ts';
import { countWins } from '../../testing/sampled.ts';
import { ANIMALS } from './marksix.zodiac.ts';

const DRAWS_OF_SEVEN = 85_900_584n;

const where = (pattern: RegExp) => PLAYS.filter(({ id }) => pattern.test(id));
const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;

/** Every draw of seven, told apart by which labels it shows: number by number, taken or left. */
function byShownLabels(labelOf: (number: number) => string | number): Space {
  const labels = [...new Set(EVERY_NUMBER.map(labelOf))];
  let states = new Map<number, bigint>([[0, 1n]]);
  for (const number of EVERY_NUMBER) {
    const next = new Map(states);
    const bit = 1 << (3 + labels.indexOf(labelOf(number)));
    for (const [state, ways] of states) {
      if ((state & 7) === 7) continue;
      const more = (state | bit) + 1;
      next.set(more, (next.get(more) ?? 0n) + ways);
    }
    states = next;
  }
  const drawn = [...states]
    .filter(([state]) => (state & 7) === 7)
    .map(([state, ways]) => {
      const shown = EVERY_NUMBER.filter((number) => (state >> (3 + labels.indexOf(labelOf(number)))) & 1);
      const firsts = labels.flatMap((label) =>
        shown.filter((number) => labelOf(number) === label).slice(0, 1),
      );
      return { result: [...new Set([...firsts, ...shown])].slice(0, 7), ways };
    });
  return {
    total: DRAWS_OF_SEVEN,
    each(visit) {
      for (const { result, ways } of drawn) visit(result, ways);
    },
  };
}

/** Every draw of the six regular balls, told apart by how many of them are of each animal. */
function byAnimalCounts(): Space {
  const groups = ANIMALS.map((animal) => EVERY_NUMBER.filter((own) => animalByWalking(own, YEAR) === animal));
  let states: { drawn: number[]; ways: bigint }[] = [{ drawn: [], ways: 1n }];
  for (const group of groups)
    states = states.flatMap(({ drawn, ways }) =>
      [...group.keys(), group.length]
        .filter((count) => drawn.length + count <= 6)
        .map((count) => ({
          drawn: [...drawn, ...group.slice(0, count)],
          ways: ways * BigInt(everySubset(group, count).length),
        })),
    );
  return {
    total: 13_983_816n,
    each(visit) {
      for (const { drawn, ways } of states) if (drawn.length === 6) visit([...drawn, 0], ways);
    },
  };
}

/** Every draw, told apart by which of the numbers are regular and which is special. */
function byPlaces(numbers: readonly number[]): Space {
  const others = EVERY_NUMBER.filter((own) => !numbers.includes(own));
  const ways = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => i).reduce((a, i) => (a * (n - i)) / (i + 1), 1);
  return {
    total: 13_983_816n * 43n,
    each(visit) {
      for (let drawn = 0; drawn <= Math.min(6, numbers.length); drawn += 1)
        for (const regular of everySubset(numbers, drawn)) {
          const filled = [...regular, ...others.slice(0, 6 - drawn)];
          const fillings = BigInt(Math.round(ways(others.length, 6 - drawn)));
          for (const special of numbers)
            if (!regular.includes(special)) visit([...filled, special], fillings);
          visit([...filled, others.at(-1) as number], fillings * BigInt(others.length - 6 + drawn));
        }
    },
  };
}

describe('Mark Six', () => {
  test.each(where(/\.(special|position\d)\./))(
    '$id has the chances that all 49 balls give',
    ({ id, play }) => {
      prove({ play, naive: naiveOfMarksix(id, YEAR), selections: ownSelections(play), results: play.space });
      let balls = 0n;
      play.space.each((_, weight) => {
        balls += weight;
      });
      expect(balls).toBe(49n);
    },
  );

  test('the plays of animals and tails have the chances that all draws of seven give', () => {
    const animals = byShownLabels((number) => animalByWalking(number, YEAR));
    const tails = byShownLabels((number) => number % 10);
    // A banker is another way to enter the same bets.
    const plays = where(/\.(zodiac|tail)\.(once|all|total)/).filter(
      ({ id }) => SCALE > 1 || !id.endsWith('.banker'),
    );
    for (const { id, play } of plays) {
      const results = id.includes('tail') ? tails : animals;
      prove({ play, naive: naiveOfMarksix(id, YEAR), selections: ownSelections(play), results });
    }
  });

  test('animals paid for each hit have the chances that all draws of six give', () => {
    const play = playOf('marksix.zodiac.perHit');
    const results = byAnimalCounts();
    const every = selectionOf(play, ANIMALS.join(','));
    prove({
      play,
      naive: naiveOfMarksix(play.id, YEAR),
      selections: [...ownSelections(play), every],
      results,
    });
    const pair = selectionOf(play, 'rat,horse');
    expect(equals(chanceToWin(play, pair), countWins(naiveOfMarksix(play.id, YEAR), pair, results))).toBe(
      true,
    );
  });

  test.each(where(/\.(number|regular)\.(?!.*series|none([789]|1\d)\.banker)/))(
    '$id has the chances that all places give',
    ({ id, play }) => {
      const k = play.shape.kind === 'rows' ? play.shape.rows.reduce((sum, { min }) => sum + min, 0) : 0;
      const size = id.includes('banker') ? bankerSize(id) + 1 : k + 1;
      const numbers = Array.from({ length: size }, (_, i) => 3 * i + 2);
      const rows = id.includes('banker') ? [numbers.slice(0, 1), numbers.slice(1)] : [numbers];
      const reading = selectRows(play, rows);
      if (!reading.ok) throw new Error(JSON.stringify(reading.refusals));
      prove({
        play,
        naive: naiveOfMarksix(id, YEAR),
        selections: [reading.selection],
        results: byPlaces(numbers),
      });
      const wins = countWins(naiveOfMarksix(id, YEAR), reading.selection, byPlaces(numbers));
      expect(equals(chanceToWin(play, reading.selection), wins)).toBe(true);
      expect(reading.count).toBeGreaterThan(0);
    },
  );

  test('the total has the chances that adding ball by ball gives', () => {
    const play = playOf('marksix.total.sides');
    let sums = new Map<string, bigint>([['0 0', 1n]]);
    for (const number of EVERY_NUMBER) {
      const next = new Map(sums);
      for (const [key, ways] of sums) {
        const [taken = 0, sum = 0] = key.split(' ').map(Number);
        const more = `${taken + 1} ${sum + number}`;
        if (taken < 7) next.set(more, (next.get(more) ?? 0n) + ways);
      }
      sums = next;
    }
    const ofSeven = [...sums]
      .filter(([key]) => key.startsWith('7 '))
      .map(([key, ways]) => ({ sum: Number(key.slice(2)), ways }));
    const count = (isWon: (sum: number) => boolean) =>
      fraction(
        ofSeven.filter(({ sum }) => isWon(sum)).reduce((all, { ways }) => all + ways, 0n),
        DRAWS_OF_SEVEN,
      );
    expect(
      equals(
        chanceOf(play, 'big'),
        count((sum) => sum >= 175),
      ),
    ).toBe(true);
    expect(
      equals(
        chanceOf(play, 'small'),
        count((sum) => sum < 175),
      ),
    ).toBe(true);
    expect(
      equals(
        chanceOf(play, 'odd'),
        count((sum) => sum % 2 === 1),
      ),
    ).toBe(true);
    expect(
      equals(
        chanceOf(play, 'even'),
        count((sum) => sum % 2 === 0),
      ),
    ).toBe(true);
  });

  test.each([
    'big|small||||',
    'big|red||green||',
    'odd|even|big|red|blue|green',
    'small|small|small|small|small|small',
  ])('a parlay over %s has the chances that placing number by number gives', (text) => {
    for (const position49 of ['push', 'counts']) {
      const play = playOf('marksix.parlay', { position49 });
      const selection = selectionOf(play, text);
      const found = expectHits(play, selection);
      const counted = countParlay(selection, position49 === 'push');
      play.tiers.forEach(({ id }, tier) => {
        expect(equals(found[tier] as Fraction, counted.get(id) ?? fraction(0n))).toBe(true);
      });
      const wins = [...counted.values()].reduce(add);
      expect(equals(chanceToWin(play, selection), wins)).toBe(true);
      expect(counted.size).toBeGreaterThan(0);
    }
  });

  test('the sides and waves together are as in the tables', () => {
    expect(equals(chanceOf(playOf('marksix.special.wave'), 'red'), fraction(17, 49))).toBe(true);
    expect(equals(chanceOf(playOf('marksix.special.sides'), 'push'), fraction(1, 49))).toBe(true);
    expect(equals(chanceOf(playOf('marksix.number.all3'), 'win'), fraction(20, 18_424))).toBe(true);
  });
});

/** Assigns each number in turn to a leg that it wins and that has none yet, or to no leg. */
function countParlay(selection: Selection, pushes: boolean): Map<string, Fraction> {
  const legs = selection.kind === 'rows' ? selection.rows.flat() : [];
  let states = new Map<string, bigint>([[JSON.stringify([0, []]), 1n]]);
  for (const number of EVERY_NUMBER) {
    const next = new Map(states);
    for (const [key, ways] of states) {
      const [filled, members] = JSON.parse(key) as [number, string[]];
      legs.forEach((leg, i) => {
        const member = legAt(leg, number, pushes);
        if (member === null || (filled >> i) & 1) return;
        const more = JSON.stringify([filled | (1 << i), [...members, member].toSorted()]);
        next.set(more, (next.get(more) ?? 0n) + ways);
      });
    }
    states = next;
  }
  const draws = legs.reduce((total, _, i) => total * BigInt(49 - i), 1n);
  const counted = new Map<string, Fraction>();
  for (const [key, ways] of states) {
    const [filled, members] = JSON.parse(key) as [number, string[]];
    if (filled !== 2 ** legs.length - 1) continue;
    const tier = tierOfMembers(members);
    counted.set(
      tier,
      fraction((counted.get(tier)?.over ?? 0n) * (draws / (counted.get(tier)?.under ?? draws)) + ways, draws),
    );
  }
  return counted;
}

function bankerSize(id: string): number {
  if (id.includes('hit2of3')) return 3;
  return id.includes('withSpecial') ? 2 : Number(/\d+/.exec(id)?.[0]);
}
