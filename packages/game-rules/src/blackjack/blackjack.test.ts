import { add, compare, fraction } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import oneSplit from '../../models/blackjack/one-split.json';
import { createBestPlayer } from '../testing/blackjack-player.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { type BlackjackMove, type BlackjackStep, blackjack, countHand } from './blackjack.ts';

const RANKS = 'A23456789TJQK';
/** The cards of these ranks in the order they are dealt. */
const cardsOf = (ranks: string) => [...ranks].map((rank) => 4 * RANKS.indexOf(rank));

function playCards(cards: readonly number[], moves: readonly BlackjackMove[]) {
  const steps = moves.map((move) => ({ move }));
  return blackjack.play(wordsFor(...cards), { pick: {}, steps }, oneSplit);
}

const play = (ranks: string, ...moves: BlackjackMove[]) => playCards(cardsOf(ranks), moves);

/** Any cards, more than a round can take, and choices among the moves that are open. */
const anyRound = fc.record({
  cards: fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 60, maxLength: 60 }),
  choices: fc.array(fc.nat(5), { minLength: 50, maxLength: 50 }),
});

/** Plays by the choices, and calls back with every state on the way. */
function follow(cards: readonly number[], choices: readonly number[], see: (moves: BlackjackMove[]) => void) {
  const moves: BlackjackMove[] = [];
  for (const choice of choices) {
    see(moves);
    const open = playCards(cards, moves)?.seen.moves ?? [];
    if (open.length === 0) return;
    moves.push(open[choice % open.length] ?? 'stand');
  }
  throw new Error('the round did not end');
}

test('insurance returns 92.3077 %', () => {
  const hiddenCards = Array.from({ length: 52 }, (_, card) => card);
  // The player's 18 loses wherever insurance wins, so all that comes back then is of the insurance: half a stake.
  const backs = hiddenCards.map((hidden) => playCards([32, 0, 32, hidden], ['insure'])?.won ?? fraction(0));
  const back = backs.reduce(add);
  expect(Number(back.over) / Number(back.under) / (52 / 2)).toBeCloseTo(0.923077, 6);
});

test('rounds at best play win what the recursion says', () => {
  const { decide } = createBestPlayer();
  const rounds = 2_000 * SCALE;
  let net = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const steps: BlackjackStep[] = [];
    let played = blackjack.play(wordsOf(nonce), { pick: {}, steps }, oneSplit);
    while (played && !played.isOver) {
      steps.push(decide(played.seen, steps.length) as BlackjackStep);
      played = blackjack.play(wordsOf(nonce), { pick: {}, steps }, oneSplit);
    }
    if (!played) throw new Error('best play was refused');
    net += Number(played.won.over) / Number(played.won.under) - Number(played.staked.over);
  }
  expect(Math.abs(net / rounds + 0.0057)).toBeLessThan((4 * 1.145) / Math.sqrt(rounds));
});

test('blackjack pays 3 to 2 and ends the round', () => {
  expect(play('A5K5')).toEqual({
    seen: {
      hands: [{ cards: [0, 48], isDoubled: false, result: 'blackjack' }],
      active: null,
      dealer: [16, 16],
      moves: [],
      isInsured: false,
    },
    isOver: true,
    won: fraction(5, 2),
    staked: fraction(1),
  });
  expect(play('AKKA')).toMatchObject({ isOver: true, won: fraction(1) });
  expect(play('TKQA')).toMatchObject({ isOver: true, won: fraction(0), seen: { dealer: [48, 0] } });
});

test('insurance is offered on an ace, costs half the stake and pays 2 to 1', () => {
  expect(play('TA9K')?.seen).toMatchObject({ moves: ['insure', 'decline'], active: null, dealer: [0] });
  expect(play('TA9K', 'insure')).toMatchObject({
    isOver: true,
    won: fraction(3, 2),
    staked: fraction(3, 2),
    seen: { isInsured: true, dealer: [0, 48] },
  });
  expect(play('TA9K', 'decline')).toMatchObject({ isOver: true, won: fraction(0), staked: fraction(1) });
  expect(play('TA98', 'insure')).toMatchObject({
    isOver: false,
    staked: fraction(3, 2),
    seen: { active: 0 },
  });
  // The dealer has 19 as well.
  expect(play('TA98', 'insure', 'stand')).toMatchObject({ won: fraction(1), staked: fraction(3, 2) });
  // A blackjack that is insured wins its stake, whatever the dealer has.
  expect(play('AAKK', 'insure')).toMatchObject({ won: fraction(5, 2), staked: fraction(3, 2) });
  expect(play('AAK9', 'insure')).toMatchObject({ won: fraction(5, 2), staked: fraction(3, 2) });
  expect(play('AAKK', 'decline')).toMatchObject({ won: fraction(1), staked: fraction(1) });
});

test('a double takes one card for twice the stake', () => {
  expect(play('566TTT', 'double')).toMatchObject({
    isOver: true,
    won: fraction(4),
    staked: fraction(2),
    seen: { hands: [{ isDoubled: true, result: 'won' }] },
  });
  // 7 + 5 and a ten.
  expect(play('765TT', 'double')).toMatchObject({ isOver: true, won: fraction(0), staked: fraction(2) });
});

test('two hands of a split, both doubled and both won, bring the most there is', () => {
  expect(play('868T32', 'split')).toMatchObject({
    isOver: false,
    won: fraction(0),
    staked: fraction(2),
    seen: { active: 0, moves: ['hit', 'stand', 'double'] },
  });
  const played = play('868T32T9T', 'split', 'double', 'double');
  expect(played).toMatchObject({ isOver: true, won: fraction(8), staked: fraction(4) });
  expect(played?.won).toEqual(blackjack.most({}, oneSplit));
});

test('a lost hand of a split is shown as lost while the other is played', () => {
  const lost = play('868TT5T', 'split', 'hit');
  expect(lost?.seen).toMatchObject({ active: 1, hands: [{ result: 'lost' }, { result: null }] });
  expect(play('868TT5T5', 'split', 'hit', 'stand')).toMatchObject({ won: fraction(0), staked: fraction(2) });
});

test('split aces get one card each, and 21 of them is no blackjack', () => {
  expect(play('A6ATK5T', 'split')).toMatchObject({
    isOver: true,
    won: fraction(4),
    staked: fraction(2),
    seen: { hands: [{ result: 'won' }, { result: 'won' }], dealer: [20, 36, 36] },
  });
});

test('the dealer stands on a soft 17, and draws nothing once all hands are lost', () => {
  expect(play('T68A', 'stand')).toMatchObject({ won: fraction(2), seen: { dealer: [20, 0] } });
  expect(play('T66TT', 'hit')).toMatchObject({ won: fraction(0), seen: { dealer: [20, 36] } });
});

test('a hand of 21 is done', () => {
  expect(play('T656T9', 'hit')).toMatchObject({ isOver: true });
});

test('moves that are not open are refused', () => {
  const refused: [string, ...BlackjackMove[]][] = [
    ['T6TTTT', 'insure'],
    ['TA98', 'hit'],
    ['TA98', 'decline', 'insure'],
    ['T69TTT', 'split'],
    ['262T222', 'hit', 'double'],
    ['262T222', 'hit', 'split'],
    ['868T88', 'split', 'split'],
    ['T68A', 'stand', 'stand'],
    ['A5K5', 'stand'],
  ];
  for (const [ranks, ...moves] of refused) expect(play(ranks, ...moves)).toBeNull();
  expect(play('T6KTTT')?.seen.moves).toContain('split');
  expect(blackjack.readStep({ move: 'hit' })).toEqual({ move: 'hit' });
  for (const step of [null, 'hit', {}, { move: 'surrender' }, { move: 1 }, { move: 'hit', hand: 0 }])
    expect(blackjack.readStep(step)).toBeNull();
  expect(blackjack.readPick({}, oneSplit)).toEqual({});
  for (const pick of [null, [], 1, { bets: [] }]) expect(blackjack.readPick(pick, oneSplit)).toBeNull();
});

test('any choice of moves ends, and brings back no more than the most', () => {
  fc.assert(
    fc.property(anyRound, ({ cards, choices }) => {
      follow(cards, choices, (moves) => {
        const played = playCards(cards, moves);
        if (!played) throw new Error('an open move was refused');
        expect(played.isOver).toBe(played.seen.moves.length === 0);
        expect(compare(played.won, blackjack.most({}, oneSplit))).not.toBe(1);
        if (!played.isOver) expect(played.won).toEqual(fraction(0));
        for (const { cards: hand, result } of played.seen.hands)
          expect(result === null).toBe(!played.isOver && countHand(hand).total <= 21);
      });
    }),
  );
});

test('nothing is seen of cards that are not shown', () => {
  const others = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(anyRound, others, ({ cards, choices }, instead) => {
      follow(cards, choices, (moves) => {
        const played = playCards(cards, moves);
        if (!played || played.isOver) return;
        const shown = 2 + played.seen.hands.reduce((sum, hand) => sum + hand.cards.length, 0);
        const [open = 0, hidden = 0] = [cards[1], instead[3]];
        // After the dealer looked, the player knows that there is no blackjack, and no more.
        const hasBlackjack = countHand([open, hidden]).total === 21;
        if (hasBlackjack && !played.seen.moves.includes('decline')) return;
        const changed = cards.map((card, i) => (i === 3 || i >= shown ? (instead[i] ?? 0) : card));
        expect(playCards(changed, moves)?.seen).toEqual(played.seen);
      });
    }),
  );
});

test('a round that is left stands', () => {
  fc.assert(
    fc.property(anyRound, ({ cards }) => {
      const steps: { move: BlackjackMove }[] = [];
      let played = playCards(cards, []);
      while (played && !played.isOver) {
        steps.push(blackjack.leave?.(played.seen, oneSplit) ?? { move: 'hit' });
        played = playCards(
          cards,
          steps.map(({ move }) => move),
        );
      }
      expect(played?.staked).toEqual(fraction(1));
      expect(steps.length).toBeLessThan(3);
    }),
  );
});

test('the words of a known round', () => {
  const played = blackjack.play(wordsOf(1), { pick: {}, steps: [] }, oneSplit);
  expect(played?.seen.hands[0]?.cards).toEqual([19, 45]);
  expect(played?.seen.dealer).toEqual([25]);
});
