import { commitCard, shufflePlaces } from '@parlour/fairness';
import { expect, test } from 'vitest';
import { checkHand, isGood } from './check-hand.ts';

const DECK = Array.from({ length: 52 }, (_, place) => ({
  place,
  card: (place * 5) % 52,
  salt: place.toString(16).padStart(64, '0'),
}));
const SEEDS = [
  { seat: 0, seed: 'north' },
  { seat: 3, seed: 'south' },
];
const PLACES = shufflePlaces('hand-1', ['north', 'south']);
const SEEN = [0, 1, 4, 5, 6];
const RECORD = {
  id: 'hand-1',
  commitments: DECK.map(commitCard),
  seeds: SEEDS,
  opened: SEEN.flatMap((order) => DECK.filter(({ place }) => place === PLACES[order])),
  seats: [
    { seat: 0, name: '1', isYou: false, isPractice: false },
    { seat: 3, name: '2', isYou: true, isPractice: false },
  ],
};
const DEALT = SEEN.map((order) => ({ orders: [order], cards: [DECK[PLACES[order] ?? 0]?.card ?? -1] }));

test('an honest hand is good, before and after the whole deck is opened', () => {
  const found = checkHand(RECORD, { dealt: DEALT, ownSeed: 'south' });
  expect(found).toMatchObject({ isCommitted: true, isShuffled: true, isOwnSeedIn: true, isDeckWhole: null });
  expect(isGood(found)).toBe(true);
  const whole = checkHand({ ...RECORD, opened: DECK }, { dealt: DEALT, ownSeed: null });
  expect(whole).toMatchObject({ isDeckWhole: true, isOwnSeedIn: null });
  expect(isGood(whole)).toBe(true);
});

test('another card, another seed, another order and a forgotten seed are each found out', () => {
  const [first, ...rest] = RECORD.opened;
  const forged = { ...RECORD, opened: [{ ...(first ?? DECK[0]), card: 51 } as (typeof DECK)[0], ...rest] };
  expect(checkHand(forged, { dealt: DEALT, ownSeed: null }).isCommitted).toBe(false);
  const seeds = SEEDS.map(({ seat }) => ({ seat, seed: 'house' }));
  const reseeded = checkHand({ ...RECORD, seeds }, { dealt: DEALT, ownSeed: 'south' });
  expect(reseeded).toMatchObject({ isShuffled: false, isOwnSeedIn: false });
  const [a, b, ...others] = DEALT;
  const swapped = [{ orders: [0], cards: b?.cards ?? [] }, { orders: [1], cards: a?.cards ?? [] }, ...others];
  expect(isGood(checkHand(RECORD, { dealt: swapped, ownSeed: null }))).toBe(false);
});

test('cards of one player may be told in any order, but none of another player', () => {
  const [a, b] = DEALT;
  const both = { orders: [0, 1], cards: [...(b?.cards ?? []), ...(a?.cards ?? [])] };
  expect(checkHand(RECORD, { dealt: [both], ownSeed: null }).isShuffled).toBe(true);
  const foreign = { orders: [0, 1], cards: DEALT[2]?.cards ?? [] };
  expect(checkHand(RECORD, { dealt: [foreign], ownSeed: null }).isShuffled).toBe(false);
});

test('a hand of which nothing is known proves nothing', () => {
  expect(isGood(checkHand({ ...RECORD, opened: [] }, { dealt: [], ownSeed: null }))).toBe(false);
  expect(isGood(checkHand({ ...RECORD, commitments: [] }, { dealt: DEALT, ownSeed: null }))).toBe(false);
});
