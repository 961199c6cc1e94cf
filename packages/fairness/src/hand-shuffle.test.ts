import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitCard, DECK_CARDS, shufflePlaces, verifyDeck, verifyOpened } from './hand-shuffle.ts';
import { referenceShuffle } from './testing/reference.ts';
import { VECTOR_SEED } from './testing/vectors.ts';

const DECK = Array.from({ length: DECK_CARDS }, (_, place) => ({
  place,
  // Any order will do.
  card: DECK_CARDS - 1 - place,
  salt: place.toString(16).padStart(64, '0'),
}));
const COMMITMENTS = DECK.map(commitCard);
/** The deck with something else at one place. */
const withCard = (place: number, changed: Partial<(typeof DECK)[number]>) =>
  DECK.map((each) => (each.place === place ? { ...each, ...changed } : each));

describe("a card's commitment", () => {
  test('is the published example', () => {
    expect(commitCard({ card: 0, salt: VECTOR_SEED })).toBe(
      '2569a4cb68616d6a572a088fed3f341a7e86fc29be3a8edfb45c6c8bc58b8e7e',
    );
    expect(commitCard({ card: 51, salt: VECTOR_SEED })).toBe(
      '900681a4763d2fbc82ead7225bbeea675e70ddb5727697c71c5ac5355301c23f',
    );
  });

  test.each([
    [{ card: 52, salt: VECTOR_SEED }, 'a card must be a whole number from 0 to 51, and is 52'],
    [{ card: -1, salt: VECTOR_SEED }, 'a card must be'],
    [{ card: 1.5, salt: VECTOR_SEED }, 'a card must be'],
    [{ card: 1, salt: VECTOR_SEED.slice(2) }, 'salt must be 64 lower-case hex digits'],
  ])('is refused for %j', (card, problem) => {
    expect(() => commitCard(card)).toThrow(problem);
  });
});

describe('the shuffle of a hand', () => {
  const seeds = fc.array(fc.string({ minLength: 1, maxLength: 64 }), { maxLength: 6 });

  test('is the published example', () => {
    expect(shufflePlaces('hand-1', ['north', 'east', 'south'])).toEqual([
      16, 48, 21, 3, 7, 32, 46, 17, 50, 5, 30, 18, 43, 38, 2, 42, 41, 31, 24, 12, 0, 9, 13, 8, 28, 20, 49, 1,
      22, 23, 40, 37, 4, 36, 15, 33, 14, 27, 44, 26, 6, 39, 11, 34, 10, 51, 29, 47, 45, 35, 25, 19,
    ]);
  });

  test('is what a second, independent implementation computes, and has every place once', () => {
    fc.assert(
      fc.property(fc.uuid(), seeds, (handId, given) => {
        const places = shufflePlaces(handId, given);
        expect(places).toEqual(referenceShuffle(handId, given));
        expect(places.toSorted((a, b) => a - b)).toEqual(DECK.map(({ place }) => place));
      }),
    );
  });

  test('changes with the hand, with any seed, with their order and with where one ends', () => {
    const shuffles = [
      shufflePlaces('hand-1', ['north', 'east', 'south']),
      shufflePlaces('hand-2', ['north', 'east', 'south']),
      shufflePlaces('hand-1', ['north', 'east', 'soutH']),
      shufflePlaces('hand-1', ['north', 'East', 'south']),
      shufflePlaces('hand-1', ['east', 'north', 'south']),
      shufflePlaces('hand-1', ['north', 'eastsouth']),
      shufflePlaces('hand-1', ['north', 'easts', 'outh']),
      shufflePlaces('hand-1', ['north', 'east']),
      shufflePlaces('hand-1', []),
    ];
    expect(new Set(shuffles.map(String)).size).toBe(shuffles.length);
  });

  test('brings every card to every place equally often', () => {
    const hands = 5_200;
    const counts = Array.from({ length: DECK_CARDS * DECK_CARDS }, () => 0);
    for (let hand = 0; hand < hands; hand += 1)
      for (const [place, from] of shufflePlaces(`${hand}`, ['a', 'b']).entries())
        counts[place * DECK_CARDS + from] = (counts[place * DECK_CARDS + from] ?? 0) + 1;
    const expected = hands / DECK_CARDS;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 × 51 degrees of freedom: 2,601, give or take 72; five deviations.
    expect(Math.abs(chi - 2_601)).toBeLessThan(361);
  });

  test('takes no empty seed and none that is too long', () => {
    expect(() => shufflePlaces('hand-1', ['a', ''])).toThrow('seed must be a text that is not empty');
    expect(() => shufflePlaces('hand-1', ['a'.repeat(65)])).toThrow('seed must be at most 64 bytes long');
    expect(() => shufflePlaces('', ['a'])).toThrow('handId must be a text that is not empty');
  });
});

describe('opened cards', () => {
  test('are those committed to, some or all of them', () => {
    expect(verifyOpened(COMMITMENTS, [])).toBe(true);
    expect(verifyOpened(COMMITMENTS, DECK.slice(7, 12))).toBe(true);
    expect(verifyDeck(COMMITMENTS, DECK)).toBe(true);
    expect(verifyDeck(COMMITMENTS, DECK.toReversed())).toBe(true);
  });

  test.each([
    ['another card', { card: 5 }],
    ['another salt', { salt: 'f'.repeat(64) }],
    ['another place', { place: 30 }],
    ['a place that is not there', { place: 52 }],
    ['no card', { card: 52 }],
    ['no salt', { salt: 'f' }],
  ])('are found out with %s', (_, changed) => {
    expect(verifyOpened(COMMITMENTS, withCard(20, changed))).toBe(false);
    expect(verifyOpened(COMMITMENTS, withCard(20, changed).slice(20, 21))).toBe(false);
    expect(verifyDeck(COMMITMENTS, withCard(20, changed))).toBe(false);
  });

  test('prove the deck only if it was whole', () => {
    expect(verifyDeck(COMMITMENTS, DECK.slice(1))).toBe(false);
    expect(verifyDeck(COMMITMENTS, [...DECK.slice(1), DECK[1] ?? { place: 1, card: 50, salt: '' }])).toBe(
      false,
    );
    expect(verifyDeck(COMMITMENTS.slice(1), DECK.slice(1))).toBe(false);
    // Committed to honestly, but a card is there twice.
    const twice = withCard(20, { card: 51 });
    expect(verifyOpened(twice.map(commitCard), twice)).toBe(true);
    expect(verifyDeck(twice.map(commitCard), twice)).toBe(false);
  });
});
