import { add, compare, divide, type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import model from '../../models/hi-lo/99.json' with { type: 'json' };
import { RANKS, rankOf } from '../cards/cards.ts';
import { rootUp } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import {
  canSay,
  chanceOf,
  factorAfter,
  GUESSES,
  type Guess,
  guessesAt,
  type HiLoStep,
  hiLo,
  isLost,
  isRight,
  SKIPS_MAX,
} from './hi-lo.ts';

const ranks = Array.from({ length: RANKS }, (_, place) => place + 1);
/** A card of a rank. */
const cardOf = (rank: number) => (rank - 1) * 4;
const guess = (...each: Guess[]): HiLoStep[] => each.map((one) => ({ guess: one }));
/** A round in which cards of these ranks are dealt. */
const playWith = (dealt: number[], steps: HiLoStep[]) =>
  hiLo.play(wordsFor(...dealt.map(cardOf)), { pick: {}, steps }, model);

describe('what comes from outside', () => {
  test('has nothing to pick', () => {
    expect(hiLo.readPick({}, model)).toEqual({});
    for (const input of [{ card: 3 }, null, [], 'higher', 0]) expect(hiLo.readPick(input, model)).toBeNull();
  });

  test.each([
    [{ guess: 'higher' }],
    [{ guess: 'lower' }],
    [{ guess: 'same' }],
    [{ skip: true }],
    [{ stop: true }],
  ])('the step %j is read', (input) => expect(hiLo.readStep(input)).toEqual(input));

  test.each([
    [{ guess: 'equal' }],
    [{ guess: 1 }],
    [{ skip: false }],
    [{ stop: 1 }],
    [{ skip: true, stop: true }],
    [{}],
    [null],
  ])('the step %j is refused', (input) => expect(hiLo.readStep(input)).toBeNull());
});

describe('the chance', () => {
  test('of higher or same is (14 − r)/13, of lower or same r/13', () => {
    for (const rank of ranks.slice(1, -1)) {
      expect(guessesAt(rank)).toEqual(['higher', 'lower']);
      expect(chanceOf('higher', rank)).toEqual(fraction(14 - rank, 13));
      expect(chanceOf('lower', rank)).toEqual(fraction(rank, 13));
    }
  });

  test('at ace and king is 12/13 for the one side there is, and 1/13 for the same', () => {
    expect(guessesAt(1)).toEqual(['higher', 'same']);
    expect(guessesAt(13)).toEqual(['lower', 'same']);
    expect(chanceOf('higher', 1)).toEqual(fraction(12, 13));
    expect(chanceOf('lower', 13)).toEqual(fraction(12, 13));
    expect(chanceOf('same', 1)).toEqual(fraction(1, 13));
    expect(chanceOf('same', 13)).toEqual(fraction(1, 13));
  });

  test('is the share of the 52 cards that make a guess right', () => {
    for (const rank of ranks)
      for (const each of guessesAt(rank)) {
        let right = 0;
        for (let card = 0; card < 52; card += 1)
          right += isRight(each, { from: rank, to: rankOf(card) }) ? 1 : 0;
        expect(fraction(right, 52)).toEqual(chanceOf(each, rank));
      }
  });
});

describe('a round', () => {
  test('begins with a card, and says what the boldest guess would pay', () => {
    expect(playWith([3], [])).toEqual({
      seen: { cards: [cardOf(3)], guesses: [], right: 0 },
      isOver: false,
      won: fraction(0),
      staked: fraction(1),
      next: multiply(fraction(99, 100), fraction(13, 3)),
    });
  });

  test('multiplies what right guesses pay, and takes the edge once', () => {
    const played = playWith([5, 9, 9, 2], guess('higher', 'lower', 'lower'));
    const factor = [9, 9, 9].reduce((sum, ways) => multiply(sum, fraction(13, ways)), fraction(99, 100));
    expect(played?.seen.right).toBe(3);
    expect(played?.won).toEqual(factor);
    expect(played?.next).toEqual(multiply(factor, fraction(13, 2)));
    expect(played && factorAfter(played.seen, model)).toEqual(factor);
  });

  test('is lost by the first wrong guess', () => {
    const played = playWith([5, 9, 10], guess('higher', 'lower'));
    expect(played).toEqual({
      seen: { cards: [5, 9, 10].map(cardOf), guesses: ['higher', 'lower'], right: 1 },
      isOver: true,
      won: fraction(0),
      staked: fraction(1),
    });
    expect(played && isLost(played.seen)).toBe(true);
  });

  test('is won by stopping, and deals no further card for it', () => {
    const played = playWith([5, 9], [...guess('higher'), { stop: true }]);
    expect(played).toMatchObject({ isOver: true, won: fraction(143, 100), seen: { guesses: ['higher'] } });
    expect(played?.next).toBeUndefined();
  });

  test('that is left is stopped; before the first guess its bet is taken back', () => {
    expect(hiLo.leave?.({ cards: [0, 4], guesses: ['higher'], right: 1 }, model)).toEqual({ stop: true });
    expect(hiLo.leave?.({ cards: [0], guesses: [], right: 0 }, model)).toBeNull();
    expect(playWith([5], [])?.won).toEqual(fraction(0));
  });

  test('deals another card for nothing, as often as the round allows', () => {
    const skips = new Array<HiLoStep>(SKIPS_MAX).fill({ skip: true });
    const dealt = new Array<number>(SKIPS_MAX + 2).fill(7);
    const played = playWith(dealt, skips);
    expect(played).toMatchObject({ isOver: false, won: fraction(0) });
    expect(played && canSay('skip', played.seen)).toBe(false);
    expect(playWith(dealt, [...skips, { skip: true }])).toBeNull();
    expect(playWith(dealt, [...skips, ...guess('higher')])?.seen.right).toBe(1);
  });

  test.each([
    ['lower at an ace', [1, 1], guess('lower')],
    ['higher at a king', [13, 13], guess('higher')],
    ['the same at another card', [5, 5], guess('same')],
    ['a guess after a wrong one', [5, 9, 9], guess('lower', 'lower')],
    ['stopping after a wrong guess', [5, 9], [...guess('lower'), { stop: true } as const]],
    ['stopping before the first guess', [5, 9], [{ skip: true } as const, { stop: true } as const]],
    [
      'a skip after stopping',
      [5, 9, 9],
      [...guess('higher'), { stop: true } as const, { skip: true } as const],
    ],
  ])('does not allow %s', (_, dealt, steps) => expect(playWith(dealt, steps)).toBeNull());

  test('is paid out by itself where a guess could pass the ceiling', () => {
    const threeAces = playWith([1, 1, 1], guess('same', 'same'));
    expect(threeAces).toMatchObject({ isOver: false });
    const fourAces = playWith([1, 1, 1, 1], guess('same', 'same', 'same'));
    expect(fourAces).toMatchObject({ isOver: true, won: fraction(99 * 13 ** 3, 100) });
    expect(playWith([1, 1, 1, 1, 2], guess('same', 'same', 'same', 'higher'))).toBeNull();
  });

  test('never pays more than it said the next guess might, nor more than the ceiling', () => {
    const steps = fc.array(fc.constantFrom<Guess | 'skip'>(...GUESSES, 'skip'), { maxLength: 60 });
    fc.assert(
      fc.property(fc.nat(), steps, (nonce, said) => {
        const taken: HiLoStep[] = [];
        let next: Fraction | undefined;
        for (const each of said) {
          const before = hiLo.play(wordsOf(nonce), { pick: {}, steps: taken }, model);
          if (!before || before.isOver) return;
          expect(before.seen.cards).toHaveLength(taken.length + 1);
          if (next) expect(compare(before.won, next)).toBeLessThanOrEqual(0);
          if (canSay(each, before.seen)) taken.push(each === 'skip' ? { skip: true } : { guess: each });
          next = before.next;
          expect(compare(before.won, fraction(model.ceiling))).toBeLessThan(0);
        }
      }),
    );
  });

  test('deals the same cards for the same seeds and nonce, whatever is said', () => {
    const deal = (nonce: number) => {
      const steps = new Array<HiLoStep>(7).fill({ skip: true });
      return hiLo.play(wordsOf(nonce), { pick: {}, steps }, model)?.seen.cards;
    };
    // Computed from the scheme's description by a program in another language.
    expect([0, 1, 2].map(deal)).toEqual([
      [26, 2, 14, 33, 50, 29, 21, 48],
      [19, 25, 45, 16, 8, 19, 20, 23],
      [24, 51, 20, 30, 22, 11, 48, 14],
    ]);
  });
});

describe('the return', () => {
  /** What comes back on average after one or two guesses from a first card, counted over all that may be dealt. */
  function countReturn(dealt: number[], chooseGuess: (rank: number) => Guess, guessesLeft: number): Fraction {
    const said = dealt.slice(0, -1).map(chooseGuess);
    const played = playWith(dealt, guess(...said));
    if (!played) throw new Error('a guess that cannot be said');
    if (played.isOver || guessesLeft === 0) return played.won;
    const sum = ranks.map((rank) => countReturn([...dealt, rank], chooseGuess, guessesLeft - 1)).reduce(add);
    return divide(sum, fraction(RANKS));
  }

  test.each([
    ['the likelier', (rank: number): Guess => (rank <= 7 ? 'higher' : 'lower')],
    [
      'the bolder',
      (rank: number): Guess => (rank === 1 || rank === 13 ? 'same' : rank <= 7 ? 'lower' : 'higher'),
    ],
  ])('is 99/100 at every first card, guessing %s', (_, chooseGuess) => {
    for (const first of ranks)
      for (const guesses of [1, 2])
        expect(countReturn([first], chooseGuess, guesses)).toEqual(fraction(99, 100));
  });

  test('gains with each guess exactly what the guess risks', () => {
    for (const rank of ranks)
      for (const each of guessesAt(rank)) {
        const to = ranks.find((next) => isRight(each, { from: rank, to: next })) ?? 0;
        const won = playWith([rank, to], guess(each))?.won ?? fraction(0);
        expect(multiply(won, chanceOf(each, rank))).toEqual(fraction(99, 100));
      }
  });

  test('of a first guess is at most what a stake must be good for', () => {
    expect(hiLo.most({}, model)).toEqual(fraction(1_287, 100));
    for (const rank of ranks)
      expect(compare(playWith([rank], [])?.next ?? fraction(0), hiLo.most({}, model))).toBeLessThanOrEqual(0);
  });
});

/** A way of stopping deviates the more the higher it pays; none pays more than the ceiling, c: √(0.99 c − 0.9801). */
test('the sheet is that of a round paid at the ceiling', () => {
  const ceiling = fraction(model.ceiling);
  const variance = add(multiply(fraction(99, 100), ceiling), fraction(-9_801, 10_000));
  expect(model.sheet).toEqual({
    return: '99.00',
    least: '99.00',
    deviation: rootUp(variance),
    most: toDecimal(ceiling, 0),
  });
});
