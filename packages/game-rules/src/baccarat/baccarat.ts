import { ONE } from '@parlour/exact';
import type { WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import { drawFromShoe } from '../cards/shoe.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { OUTCOMES } from './outcomes.ts';
import {
  type BaccaratHands,
  type BaccaratOutcome,
  dealBaccarat,
  judgeBaccarat,
  LUCKY_SIX,
} from './tableau.ts';

export { DECKS } from '../cards/shoe.ts';
export { baccaratChance } from './chances.ts';
export {
  type BaccaratOutcome,
  judgeBaccarat,
  LUCKY_SIX,
  NATURAL,
  PLAYER_DRAWS_MAX,
  totalOf,
} from './tableau.ts';

/** The cards of both sides, in the order they came. */
export type BaccaratSeen = BaccaratHands;
export type BaccaratModel = {
  sheet: Sheet;
  /** What a winning bet brings besides its stake. A table without a pay does not offer the bet. */
  pays: {
    player: Hundredths;
    banker: Hundredths;
    /** Where the banker wins with a total of six. */
    bankerOnSix: Hundredths;
    tie: Hundredths;
    pair: Hundredths;
    /** Four cards in all. */
    small?: Hundredths;
    /** Five or six cards. */
    big?: Hundredths;
    /** The banker wins with a total of six: of two cards, of three. */
    luckySix?: Hundredths[];
  };
};

const MAIN_BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
const CARDS_MOST = 6;
const CARDS_LEAST = 4;

/** Words: six cards of a fresh shoe, also where fewer are dealt; what is not dealt is never shown. */
export const baccarat: Mechanic<BaccaratModel, BetsPick, never, BaccaratSeen> = {
  readPick: (input, model) => readBets(input, listBaccaratBets(model)),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    const outcome = judgeBaccarat(seen);
    const won = settleBets(pick, (on) => baccaratBackOf(on, outcome, model));
    return { seen, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => findMost(pick, OUTCOMES, (on, outcome) => baccaratBackOf(on, outcome, model)),
};

function draw(words: WordStream): BaccaratSeen {
  return dealBaccarat(drawFromShoe(words, CARDS_MOST));
}

/** The bets of this table, in the order of the cloth. */
export function listBaccaratBets({ pays }: BaccaratModel): string[] {
  return [
    ...MAIN_BETS,
    ...(pays.small === undefined ? [] : ['small']),
    ...(pays.big === undefined ? [] : ['big']),
    ...(pays.luckySix === undefined ? [] : ['lucky-six']),
  ];
}

/** What comes back of a bet, the stake included. */
export function baccaratBackOf(on: string, outcome: BaccaratOutcome, { pays }: BaccaratModel): Hundredths {
  const isSix = outcome.winner === 'banker' && outcome.bankerTotal === LUCKY_SIX;
  if (on === 'player' || on === 'banker') {
    if (outcome.winner === 'tie') return STAKE;
    if (outcome.winner !== on) return 0;
    if (on === 'player') return STAKE + pays.player;
    return STAKE + (isSix ? pays.bankerOnSix : pays.banker);
  }
  const pay = {
    tie: outcome.winner === 'tie' ? pays.tie : undefined,
    'player-pair': outcome.isPlayerPair ? pays.pair : undefined,
    'banker-pair': outcome.isBankerPair ? pays.pair : undefined,
    small: outcome.cards === CARDS_LEAST ? pays.small : undefined,
    big: outcome.cards > CARDS_LEAST ? pays.big : undefined,
    'lucky-six': isSix ? pays.luckySix?.[outcome.bankerCards - 2] : undefined,
  }[on];
  return pay === undefined ? 0 : STAKE + pay;
}
