import { type Fraction, fraction, ONE } from '@parlour/exact';
import type { WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import { CARDS, rankOf, suitIndexOf } from '../cards/cards.ts';
import { DECKS, drawFromShoe } from '../cards/shoe.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';

export { DECKS } from '../cards/shoe.ts';

export type DragonTigerSide = 'dragon' | 'tiger';
/** One card each; aces are low. */
export type DragonTigerSeen = { dragon: number; tiger: number };
export type DragonTigerModel = {
  sheet: Sheet;
  /** What a winning bet brings besides its stake; `half` are big, small, odd and even of one card. */
  pays: { side: Hundredths; tie: Hundredths; suitedTie: Hundredths; half: Hundredths };
  /** What dragon and tiger get back on a tie. */
  sideOnTie: Hundredths;
};

const HALVES = ['big', 'small', 'odd', 'even'] as const;
type Half = (typeof HALVES)[number];

/** In the order of the cloth. */
export const DRAGON_TIGER_BETS: readonly string[] = [
  'dragon',
  'tiger',
  'tie',
  'suited-tie',
  ...HALVES.map((half) => `dragon-${half}`),
  ...HALVES.map((half) => `tiger-${half}`),
];

/** The rank on which big, small, odd and even of a card all lose. */
export const SEVEN = 7;
const ALL_CARDS = Array.from({ length: CARDS }, (_, card) => card);
/** The dragon's card of one suit and the tiger's of two: bets tell suits apart only by whether they are the same. */
const OUTCOMES = ALL_CARDS.filter((card) => suitIndexOf(card) === 0).flatMap((dragon) =>
  ALL_CARDS.filter((card) => suitIndexOf(card) < 2).map((tiger) => ({ dragon, tiger })),
);

/** Words: the dragon's card, then the tiger's, from a fresh shoe. */
export const dragonTiger: Mechanic<DragonTigerModel, BetsPick, never, DragonTigerSeen> = {
  readPick: (input) => readBets(input, DRAGON_TIGER_BETS),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    const won = settleBets(pick, (on) => dragonTigerBackOf(on, seen, model));
    return { seen, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => findMost(pick, OUTCOMES, (on, seen) => dragonTigerBackOf(on, seen, model)),
};

function draw(words: WordStream): DragonTigerSeen {
  const [dragon = 0, tiger = 0] = drawFromShoe(words, 2);
  return { dragon, tiger };
}

/** What comes back of a bet, the stake included. */
export function dragonTigerBackOf(on: string, seen: DragonTigerSeen, model: DragonTigerModel): Hundredths {
  const { pays } = model;
  const winner = findWinner(seen);
  if (on === 'dragon' || on === 'tiger') {
    if (winner === 'tie') return model.sideOnTie;
    return winner === on ? STAKE + pays.side : 0;
  }
  if (on === 'tie') return winner === 'tie' ? STAKE + pays.tie : 0;
  // Eight decks have every card eight times, so both sides may get the same.
  if (on === 'suited-tie') return seen.dragon === seen.tiger ? STAKE + pays.suitedTie : 0;
  const [side, half] = on.split('-') as [DragonTigerSide, Half];
  return isInHalf(rankOf(seen[side]), half) ? STAKE + pays.half : 0;
}

/** That just this comes back of a bet: the tiger's card is any of those that the dragon has left in the shoe. */
export function dragonTigerChance(on: string, back: Hundredths, model: DragonTigerModel): Fraction {
  const ways = ALL_CARDS.flatMap((dragon) =>
    ALL_CARDS.filter((tiger) => dragonTigerBackOf(on, { dragon, tiger }, model) === back).map((tiger) =>
      tiger === dragon ? DECKS - 1 : DECKS,
    ),
  );
  const all = CARDS * (CARDS * DECKS - 1);
  return fraction(
    ways.reduce((sum, each) => sum + each, 0),
    all,
  );
}

export function findWinner(seen: DragonTigerSeen): DragonTigerSide | 'tie' {
  const ahead = rankOf(seen.dragon) - rankOf(seen.tiger);
  if (ahead === 0) return 'tie';
  return ahead > 0 ? 'dragon' : 'tiger';
}

function isInHalf(rank: number, half: Half): boolean {
  if (rank === SEVEN) return false;
  if (half === 'big' || half === 'small') return rank > SEVEN === (half === 'big');
  return ((rank & 1) === 1) === (half === 'odd');
}
