import bonus from '../../packages/game-rules/models/video-poker/bonus-8-5.json';
import deuces from '../../packages/game-rules/models/video-poker/deuces-25-16-10.json';
import jacks from '../../packages/game-rules/models/video-poker/jacks-9-6.json';
import { createBestPlayer } from '../../packages/game-rules/src/testing/blackjack-player.ts';
import { PICKS } from '../../packages/game-rules/src/testing/test-picks.ts';
import { betOn, type TestPlayer } from '../../packages/game-rules/src/testing/test-player.ts';
import { measureVideoPoker } from '../../packages/game-rules/src/testing/video-poker-figures.ts';
import type { VideoPokerModel } from '../../packages/game-rules/src/video-poker/video-poker.ts';

/** Somebody of whom it was counted what comes back, on average, of the first stake: the tests of the rules prove it. */
type KnownPlayer = { game: string; bet: string; mean: number; player: () => TestPlayer };

const INSTANT = 0.99;
const FISH = 0.96;
const SINGLE_ZERO = 36 / 37;
/** Sic bo and what is played with its dice. */
const THREE_DICE = 35 / 36;
/** Those who win rarely but thousands: in any number of rounds that can be played their mean says nothing. */
const TOO_WILD = new Set(['{"target":1000000}', '{"target":null}', '{"mines":13}']);

/** Players of every model but the slots. */
export const KNOWN_PLAYERS: readonly KnownPlayer[] = [
  ...(['dice', 'limbo', 'crash', 'keno', 'plinko', 'wheel', 'mines'] as const).flatMap((mechanic) =>
    PICKS[mechanic]
      .filter(({ pick }) => !TOO_WILD.has(JSON.stringify(pick)))
      .map((player) => know(`${mechanic}/99`, JSON.stringify(player.pick), INSTANT, () => player)),
  ),
  ...PICKS['hi-lo'].slice(0, 2).map((player, i) => know('hi-lo/99', `player ${i}`, INSTANT, () => player)),
  ...PICKS.fish.slice(0, 2).map((player, i) => know('fish/96', `player ${i}`, FISH, () => player)),
  ...bets('roulette/single-zero', { 'straight-17': SINGLE_ZERO, 'corner-1': SINGLE_ZERO, red: SINGLE_ZERO }),
  ...bets('roulette/half-back', { 'straight-0': SINGLE_ZERO, 'dozen-2': SINGLE_ZERO, low: 36.5 / 37 }),
  ...bets('baccarat/commission', {
    banker: 0.989421,
    player: 0.987649,
    tie: 0.95156,
    'player-pair': 0.971084,
    'banker-pair': 0.971084,
  }),
  ...bets('baccarat/no-commission', {
    banker: 0.985419,
    player: 0.987649,
    small: 0.947171,
    big: 0.956543,
    'lucky-six': 0.957509,
  }),
  ...bets('dragon-tiger/eight-decks', {
    dragon: 0.962651,
    tiger: 0.962651,
    tie: 0.971084,
    'suited-tie': 0.961446,
    'dragon-big': 0.923077,
    'tiger-odd': 0.923077,
  }),
  ...bets('sic-bo/one-return', {
    big: THREE_DICE,
    'single-3': THREE_DICE,
    'pair-1-2': THREE_DICE,
    'double-4': 0.962963,
    'triple-5': THREE_DICE,
    'any-triple': THREE_DICE,
    'sum-9': THREE_DICE,
    'sum-10': 0.9625,
  }),
  ...bets('picture-dice/bau-cua', { 'face-1': THREE_DICE, 'face-5': THREE_DICE }),
  ...bets('picture-dice/colours', { 'face-2': THREE_DICE, 'face-6': THREE_DICE }),
  ...bets('xoc-dia/four-coins', {
    even: 0.975,
    odd: 0.975,
    'three-red': 0.975,
    'two-two': 0.975,
    'four-white': 0.96875,
  }),
  know('blackjack/one-split', 'best play', 1 - 0.00570388, createBestPlayer),
  know('video-poker/jacks-9-6', 'best play', 0.99543904, () => createPokerPlayer(jacks)),
  know('video-poker/bonus-8-5', 'best play', 0.99165973, () => createPokerPlayer(bonus)),
  know('video-poker/deuces-25-16-10', 'best play', 0.99728295, () => createPokerPlayer(deuces)),
];

function know(game: string, bet: string, mean: number, player: () => TestPlayer): KnownPlayer {
  return { game, bet, mean, player };
}

function bets(game: string, means: Record<string, number>): KnownPlayer[] {
  return Object.entries(means).map(([on, mean]) =>
    know(game, on, mean, () => betOn({ bets: [{ on, coins: 1 }] })),
  );
}

function createPokerPlayer(model: VideoPokerModel): TestPlayer {
  const { findBest } = measureVideoPoker(model);
  return {
    pick: {},
    decide(seen) {
      const { cards } = seen as { cards: number[] };
      const sorted = cards.toSorted((a, b) => a - b);
      const { hold } = findBest(sorted);
      return { hold: cards.map((card) => hold[sorted.indexOf(card)] ?? false) };
    },
  };
}
