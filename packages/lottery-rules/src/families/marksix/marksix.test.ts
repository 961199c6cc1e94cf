import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, type Fraction, fraction, ONE } from '../../exact/fraction.ts';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnOfSelection } from '../../odds/return.ts';
import { chanceOf, chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import type { Play } from '../../play/play.ts';
import type { Space } from '../../play/space.ts';
import { readSelection, selectRows } from '../../selection/read.ts';
import type { Selection } from '../../selection/selection.ts';
import { everySubset } from '../../testing/naive.ts';
import { animalByWalking, legAt, naiveOfMarksix, tierOfMembers } from '../../testing/naive-marksix.ts';
import { ownSelections, prove } from '../../testing/proof.ts';
import { countWins, exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { SCALE } from '../../testing/scale.ts';
import { marksix } from './marksix.ts';
import { ANIMALS } from './marksix.zodiac.ts';

const YEAR = 'horse';
const EVERY = Array.from({ length: 49 }, (_, i) => i + 1);
const PLAYS = marksix.plays({ year: YEAR }).map((play) => ({ id: play.id, play }));
const DRAWS = fc.oneof(
  fc.shuffledSubarray(EVERY, { minLength: 7, maxLength: 7 }),
  fc.shuffledSubarray([1, 2, 3, 4, 5, 13, 25, 37, 49], { minLength: 7, maxLength: 7 }),
);
const PARLAY_LEGS = ['big', 'small', 'odd', 'even', 'red', 'blue', 'green'];
/** Its linear programme takes seconds, so only the large run solves it. */
const PARLAY_TOO_HIGH: [string, Record<string, string>, RegExp] = [
  'marksix.parlay',
  { side: '2.2', red: '2.75', blue: '2.9', green: '2.9' },
  /parlay/,
];
const DRAWS_OF_SEVEN = 85_900_584n;

const where = (pattern: RegExp) => PLAYS.filter(({ id }) => pattern.test(id));
const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;

/** Every draw of seven, told apart by which labels it shows: number by number, taken or left. */
function byShownLabels(labelOf: (number: number) => string | number): Space {
  const labels = [...new Set(EVERY.map(labelOf))];
  let states = new Map<number, bigint>([[0, 1n]]);
  for (const number of EVERY) {
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
      const shown = EVERY.filter((number) => (state >> (3 + labels.indexOf(labelOf(number)))) & 1);
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
  const groups = ANIMALS.map((animal) => EVERY.filter((own) => animalByWalking(own, YEAR) === animal));
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
  const others = EVERY.filter((own) => !numbers.includes(own));
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
  test.each(PLAYS)('$id is as its naive twin says at random draws', ({ id, play }) => {
    proveAtRandom({
      play,
      naive: naiveOfMarksix(id, YEAR),
      results: DRAWS,
      runs: id === 'marksix.parlay' ? 1 : 4,
    });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test('so it is in every year of the zodiac', () => {
    for (const year of ANIMALS)
      for (const play of marksix.plays({ year })) {
        if (!play.id.includes('odiac')) continue;
        proveAtRandom({ play, naive: naiveOfMarksix(play.id, year), results: DRAWS, runs: 1, betsMax: 20 });
        expect(exampleWins(play)).toEqual(play.example.wins);
      }
  });

  test('and where 49 at a regular position is a number like others', () => {
    for (const play of marksix.plays({ year: YEAR, position49: 'counts' })) {
      if (!/position|parlay/.test(play.id)) continue;
      proveAtRandom({ play, naive: naiveOfMarksix(play.id, YEAR, false), results: DRAWS, runs: 2 });
    }
  });

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
    for (const { id, play } of where(/\.(zodiac|tail)\.(once|all|total)/)) {
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
    for (const number of EVERY) {
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

  test.each([
    ['marksix.parlay', 'big|||||', { code: 'no_bets' }],
    ['marksix.parlay', 'big,odd|red||||', { code: 'row_long', row: 0, limit: 1 }],
    ['marksix.number.all3.banker', '01|01,02,03', { code: 'entry_in_two_rows', row: 1, entry: '01' }],
    ['marksix.number.all3.banker', '01,02,03|04', { code: 'row_long', row: 0, limit: 2 }],
    ['marksix.number.none5', '01,02,03,04', { code: 'row_short', row: 0, limit: 5 }],
    ['marksix.special.number', '50', { code: 'entry_unknown', row: 0, entry: '50' }],
    ['marksix.special.zodiac', 'cat', { code: 'entry_unknown', row: 0, entry: 'cat' }],
  ])('%s refuses %s', (id, text, refusal) => {
    expect(readSelection(playOf(id), text)).toEqual({ ok: false, refusals: [refusal] });
  });

  test('linked bets pay the lowest odds of their members', () => {
    const odds = (id: string) =>
      oddsOf(marksix.odds, playOf(id)).map(({ over, under }) => Number(over) / Number(under));
    expect(odds('marksix.zodiac.all2')).toEqual([3.9, 4.6]);
    expect(odds('marksix.zodiac.all2.banker')).toEqual([3.9, 4.6]);
    expect(odds('marksix.tail.all2')).toEqual([3.3, 3.3]);
  });

  test('no shipped market gives more than the stake back on average, in two of the years', () => {
    for (const year of ['rat', YEAR])
      for (const market of marketsOf(marksix.plays({ year })))
        expect(checkMarket(market, marksix.odds)).toEqual({ generous: [], sureProfit: null });
  });

  test('no parlay of up to four legs, nor the best of six, gives more than the stake back on average', () => {
    const play = playOf('marksix.parlay');
    const odds = oddsOf(marksix.odds, play);
    const most = SCALE > 1 ? 6 : 4;
    // The balls are interchangeable, so it does not matter which ball has which leg.
    const legs = (from: number, own: string[]): string[][] =>
      PARLAY_LEGS.slice(from).flatMap((leg, i) => {
        const longer = [...own, leg];
        return longer.length === most ? [longer] : [longer, ...legs(from + i, longer)];
      });
    const parlays = legs(0, []).filter(({ length }) => length > 1);
    expect(parlays).toHaveLength(SCALE > 1 ? 1708 : 322);
    for (const own of [...parlays, ['big', 'big', 'big', 'small', 'small', 'small']]) {
      const text = Array.from({ length: 6 }, (_, i) => own[i] ?? '').join('|');
      expect(compare(returnOfSelection(play, selectionOf(play, text), odds), ONE)).toBeLessThan(0);
    }
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['marksix.special.sides', { '*': '2.3' }, /special/],
    ['marksix.special.number', { win: '50' }, /special/],
    ['marksix.zodiac.total', { '*': '2.1', fourOrFewer: '15' }, /zodiac\.total/],
    ['marksix.regular.number', { win: '8.2' }, /regular/],
    ['marksix.number.hit2of3', { hit3: '1000', hit2: '30' }, /hit2of3/],
    ...(SCALE > 1 ? [PARLAY_TOO_HIGH] : []),
  ])('odds of %s that are too high are found', (id, odds, named) => {
    const table = { ...marksix.odds, [id]: odds };
    const market = marketsOf(marksix.plays({ year: YEAR })).find(({ plays }) =>
      plays.some((play) => play.id === id),
    );
    const check = checkMarket(market as never, table);
    expect(check.generous.map(({ play }) => play)).toContainEqual(expect.stringMatching(named));
    expect(check.sureProfit?.profit.over ?? 0n).toBeGreaterThan(0n);
    expect(check.sureProfit?.spread.map(({ play }) => play)).toContainEqual(expect.stringMatching(named));
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
  for (const number of EVERY) {
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

function playOf(id: string, settings: Record<string, string> = {}): Play {
  const found = marksix.plays({ year: YEAR, ...settings }).find((own) => own.id === id);
  if (!found) throw new Error(`there is no play ${id}`);
  return found;
}
