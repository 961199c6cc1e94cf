import { chooseExactly, combinations, compare, divide, fraction, multiply, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import model from '../../models/mines/99.json' with { type: 'json' };
import { sheetOf, winOrLose } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { chanceOfNext, factorAfter, MINES_MAX, type MinesStep, mines, nextFactor, TILES } from './mines.ts';

/** Words that put the mines on the first tiles. */
const firstTiles = (count: number) => wordsFor(...new Array<number>(count).fill(0));
const tiles = Array.from({ length: TILES }, (_, tile) => tile);
const open = (...each: number[]): MinesStep[] => each.map((tile) => ({ open: tile }));
const playWith = (count: number, steps: MinesStep[]) =>
  mines.play(firstTiles(count), { pick: { mines: count }, steps }, model);

/** Every depth a round can be paid out at. */
const depths = Array.from({ length: MINES_MAX }, (_, place) => place + 1).flatMap((count) => {
  const found = [];
  for (let opened = 1; nextFactor({ mines: count, opened: opened - 1 }, model); opened += 1)
    found.push({ mines: count, opened });
  return found;
});

describe('what comes from outside', () => {
  test.each([1, 24])('%d mines can be picked', (count) => {
    expect(mines.readPick({ mines: count }, model)).toEqual({ mines: count });
  });

  test.each([[{ mines: 0 }], [{ mines: 25 }], [{ mines: 1.5 }], [{ mines: '3' }], [{}], [null], [3]])(
    'the pick %j is refused',
    (input) => expect(mines.readPick(input, model)).toBeNull(),
  );

  test.each([[{ open: 0 }], [{ open: 24 }], [{ stop: true }]])('the step %j is read', (input) => {
    expect(mines.readStep(input)).toEqual(input);
  });

  test.each([
    [{ open: -1 }],
    [{ open: 25 }],
    [{ open: 0.5 }],
    [{ stop: false }],
    [{ stop: true, open: 3 }],
    [{}],
    [null],
    ['stop'],
  ])('the step %j is refused', (input) => expect(mines.readStep(input)).toBeNull());
});

describe('a round', () => {
  test('pays more with each safe tile, and says what the next would pay', () => {
    const begun = playWith(3, []);
    expect(begun).toEqual({
      seen: { opened: [], mines: null, hit: null },
      isOver: false,
      won: fraction(0),
      staked: fraction(1),
      next: fraction(9, 8),
    });
    const further = playWith(3, open(24, 3));
    expect(further?.seen).toEqual({ opened: [24, 3], mines: null, hit: null });
    expect(further?.won).toEqual(factorAfter({ mines: 3, opened: 2 }, model));
    expect(further?.next).toEqual(factorAfter({ mines: 3, opened: 3 }, model));
  });

  test('is lost on a mine, and shows all of them', () => {
    expect(playWith(3, open(5, 2))).toEqual({
      seen: { opened: [5], mines: [0, 1, 2], hit: 2 },
      isOver: true,
      won: fraction(0),
      staked: fraction(1),
    });
  });

  test('is won by stopping', () => {
    expect(playWith(3, [...open(5), { stop: true }])).toEqual({
      seen: { opened: [5], mines: [0, 1, 2], hit: null },
      isOver: true,
      won: fraction(9, 8),
      staked: fraction(1),
    });
  });

  test('that is left is stopped; before the first tile its bet is taken back', () => {
    expect(mines.leave?.({ opened: [5], mines: null, hit: null }, model)).toEqual({ stop: true });
    expect(mines.leave?.({ opened: [], mines: null, hit: null }, model)).toBeNull();
    expect(playWith(3, [])?.won).toEqual(fraction(0));
  });

  test('is won by itself with the last safe tile', () => {
    const all = playWith(2, open(...tiles.slice(2)));
    expect(all).toMatchObject({ isOver: true, won: factorAfter({ mines: 2, opened: 23 }, model) });
    expect(all?.next).toBeUndefined();
    expect(playWith(24, open(24))).toMatchObject({ isOver: true, won: fraction(99, 4) });
  });

  test('is paid out by itself where one more tile would pass the ceiling', () => {
    const deepest = depths.filter((depth) => depth.mines === 13).length;
    expect(deepest).toBeLessThan(12);
    const steps = open(...tiles.slice(13, 13 + deepest));
    expect(playWith(13, steps)).toMatchObject({
      isOver: true,
      won: factorAfter({ mines: 13, opened: deepest }, model),
    });
    expect(playWith(13, steps.slice(1))?.isOver).toBe(false);
    const beyond = factorAfter({ mines: 13, opened: deepest + 1 }, model);
    expect(compare(beyond, fraction(model.ceiling))).toBe(1);
  });

  test.each([
    ['a tile twice', open(5, 5)],
    ['a tile after a mine', open(0, 5)],
    ['stopping before the first tile', [{ stop: true } as const]],
    ['a tile after stopping', [...open(5), { stop: true } as const, ...open(6)]],
    ['stopping twice', [...open(5), { stop: true } as const, { stop: true } as const]],
    ['stopping after a mine', [...open(0), { stop: true } as const]],
  ])('does not allow %s', (_, steps) => expect(playWith(3, steps)).toBeNull());

  test('never shows a mine while it is open, and the steps move none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MINES_MAX }),
        fc.nat(),
        fc.shuffledSubarray(tiles),
        (count, nonce, order) => {
          const playTo = (steps: MinesStep[]) =>
            mines.play(wordsOf(nonce), { pick: { mines: count }, steps }, model);
          const hidden = minesOf(nonce, count);
          expect(new Set(hidden).size).toBe(count);
          for (let taken = 0; taken <= order.length; taken += 1) {
            const played = playTo(open(...order.slice(0, taken)));
            if (!played) return;
            if (played.isOver) expect(played.seen.mines).toEqual(hidden);
            // The same seen for every place of the mines: the tiles opened, and nothing else.
            else expect(played.seen).toEqual({ opened: order.slice(0, taken), mines: null, hit: null });
          }
        },
      ),
    );
  });

  test('has its mines where they were for the same seeds and nonce, for ever', () => {
    const places = [0, 1, 2, 3, 4].map((nonce) => minesOf(nonce, 3));
    // Computed from the scheme's description by a program in another language.
    expect(places).toEqual([
      [7, 15, 19],
      [1, 13, 22],
      [4, 9, 14],
      [1, 15, 17],
      [10, 11, 23],
    ]);
  });
});

describe('the factor', () => {
  test.each([
    [1, 1, '1.0312'],
    [1, 2, '1.0760'],
    [1, 3, '1.1250'],
    [1, 24, '24.7500'],
    [3, 1, '1.1250'],
    [3, 2, '1.2857'],
    [3, 3, '1.4785'],
    [3, 5, '1.9973'],
    [3, 10, '5.0043'],
    [5, 5, '3.3925'],
    [24, 1, '24.7500'],
    [13, 12, '5148297.0000'],
  ])('of %d mines after %d tiles is %s', (count, opened, factor) => {
    expect(toDecimal(factorAfter({ mines: count, opened }, model), 4)).toBe(factor);
  });

  test('after the first tile is the most a stake must be good for', () => {
    for (let count = 1; count <= MINES_MAX; count += 1)
      expect(mines.most({ mines: count }, model)).toEqual(factorAfter({ mines: count, opened: 1 }, model));
  });

  test('gains with each tile exactly what the tile risks: every way of stopping returns 99 %', () => {
    for (const depth of depths) {
      const before = factorAfter({ ...depth, opened: depth.opened - 1 }, model);
      const chance = chanceOfNext({ ...depth, opened: depth.opened - 1 });
      expect(multiply(chance, factorAfter(depth, model))).toEqual(before);
    }
    for (let count = 1; count <= MINES_MAX; count += 1)
      expect(factorAfter({ mines: count, opened: 0 }, model)).toEqual(fraction(99, 100));
  });

  test('returns 99 % counted over every place of the mines', () => {
    for (const [count, opened] of [[2, 1] as const, [2, 7] as const, [3, 4] as const]) {
      let sum = fraction(0);
      for (const places of combinations(tiles, count)) {
        const isSafe = places.every((place) => place >= opened);
        if (isSafe) sum = fraction(sum.over + 1n);
      }
      const chance = divide(sum, fraction(chooseExactly(TILES, count)));
      expect(multiply(chance, factorAfter({ mines: count, opened }, model))).toEqual(fraction(99, 100));
    }
  });
});

test('the sheet is that of every depth there is', () => {
  const bets = depths.map((depth) => {
    const factor = factorAfter(depth, model);
    return winOrLose(divide(fraction(99, 100), factor), factor);
  });
  expect(model.sheet).toEqual(sheetOf(bets));
});

/** Where the mines of a round are: some tile shows them, as a mine or as the last that is safe. */
function minesOf(nonce: number, count: number): number[] {
  for (const first of tiles) {
    const steps: MinesStep[] = [{ open: first }, { stop: true }];
    const pick = { mines: count };
    const lost = mines.play(wordsOf(nonce), { pick, steps: steps.slice(0, 1) }, model);
    const shown = lost?.isOver ? lost : mines.play(wordsOf(nonce), { pick, steps }, model);
    if (shown?.seen.mines) return shown.seen.mines;
  }
  throw new Error('a round that shows no mines');
}
