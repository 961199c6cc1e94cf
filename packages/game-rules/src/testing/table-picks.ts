import { type BlackjackMove, type BlackjackSeen, countHand } from '../blackjack/blackjack.ts';
import { betOn, type TestPlayer } from './test-player.ts';

type TableMechanic =
  | 'roulette'
  | 'baccarat'
  | 'dragon-tiger'
  | 'sic-bo'
  | 'picture-dice'
  | 'xoc-dia'
  | 'blackjack'
  | 'video-poker';

/** Players whom every model of the mechanic accepts. */
export const TABLE_PLAYS: Readonly<Record<TableMechanic, readonly TestPlayer[]>> = {
  roulette: [
    bet({ 'straight-17': 1 }),
    bet({ 'straight-0': 2, 'split-17-20': 1, 'street-22': 3, 'corner-1': 5, 'line-31': 2, red: 50 }),
    bet({ 'first-four': 1, 'trio-1-2': 1, 'dozen-2': 10, 'column-3': 10, even: 1_000, low: 7 }),
  ],
  baccarat: [
    bet({ banker: 1 }),
    bet({ player: 1 }),
    bet({ player: 20, banker: 10, tie: 2, 'player-pair': 1, 'banker-pair': 1 }),
  ],
  'dragon-tiger': [
    bet({ dragon: 1 }),
    bet({ tiger: 10, tie: 2, 'suited-tie': 1, 'dragon-big': 3, 'tiger-odd': 4 }),
  ],
  'sic-bo': [
    bet({ big: 1 }),
    bet({ small: 10, odd: 5, 'single-3': 2, 'pair-1-2': 1, 'double-4': 1, 'triple-5': 1, 'sum-9': 3 }),
    bet({ 'any-triple': 1 }),
  ],
  'picture-dice': [
    bet({ 'face-2': 1 }),
    bet({ 'face-1': 1, 'face-2': 2, 'face-3': 3, 'face-4': 5, 'face-5': 10, 'face-6': 20 }),
  ],
  'xoc-dia': [
    bet({ even: 1 }),
    bet({ odd: 10, 'four-red': 1, 'three-red': 2, 'two-two': 3, 'three-white': 2, 'four-white': 1 }),
  ],
  blackjack: [
    decideMove(['decline', 'stand']),
    decideMove(['decline', 'hit']),
    decideMove(['insure', 'split', 'double']),
    decideMove(['insure', 'double', 'hit']),
  ],
  'video-poker': [
    holdCards([true, true, true, true, true]),
    holdCards([false, false, false, false, false]),
    holdCards([true, false, true, false, true]),
  ],
};

function bet(coins: Record<string, number>): TestPlayer {
  return betOn({ bets: Object.entries(coins).map(([on, each]) => ({ on, coins: each })) });
}

/** The first of these moves that is open, but nothing more from 17 on. */
function decideMove(wishes: readonly BlackjackMove[]): TestPlayer {
  return {
    pick: {},
    decide(shown) {
      const { hands, active, moves } = shown as BlackjackSeen;
      const { total } = countHand(hands[active ?? 0]?.cards ?? []);
      const isEnough = active !== null && total >= 17;
      const move = isEnough ? undefined : wishes.find((wish) => moves.includes(wish));
      return { move: move ?? 'stand' };
    },
  };
}

function holdCards(hold: boolean[]): TestPlayer {
  return { pick: {}, decide: () => ({ hold }) };
}
