import { rankOf } from '../cards/cards.ts';

export type BaccaratHands = { player: number[]; banker: number[] };
export type BaccaratOutcome = {
  winner: 'player' | 'banker' | 'tie';
  isPlayerPair: boolean;
  isBankerPair: boolean;
  bankerTotal: number;
  bankerCards: number;
  /** Of both sides. */
  cards: number;
};

/** The banker's total on which some tables pay otherwise. */
export const LUCKY_SIX = 6;
/** With this total or more on either side nobody draws. */
export const NATURAL = 8;
export const PLAYER_DRAWS_MAX = 5;

/**
 * The hands that the first cards of a shoe make. They are dealt in turn, to the player first; then the player's third
 * card, if there is one, and the banker's.
 */
export function dealBaccarat([p1 = 0, b1 = 0, p2 = 0, b2 = 0, ...rest]: readonly number[]): BaccaratHands {
  const hands = { player: [p1, p2], banker: [b1, b2] };
  const player = totalOf(hands.player);
  const banker = totalOf(hands.banker);
  if (player >= NATURAL || banker >= NATURAL) return hands;
  const [next = 0, last = 0] = rest;
  if (player > PLAYER_DRAWS_MAX) {
    if (banker <= PLAYER_DRAWS_MAX) hands.banker.push(next);
    return hands;
  }
  hands.player.push(next);
  if (mustBankerDraw(banker, pointsOf(next))) hands.banker.push(last);
  return hands;
}

export function judgeBaccarat({ player, banker }: BaccaratHands): BaccaratOutcome {
  const ahead = totalOf(player) - totalOf(banker);
  return {
    winner: ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker',
    isPlayerPair: isPair(player),
    isBankerPair: isPair(banker),
    bankerTotal: totalOf(banker),
    bankerCards: banker.length,
    cards: player.length + banker.length,
  };
}

/** The last digit of the points. */
export function totalOf(cards: readonly number[]): number {
  return cards.reduce((total, card) => {
    const sum = total + pointsOf(card);
    return sum > 9 ? sum - 10 : sum;
  }, 0);
}

/** Tens and pictures count nothing. */
function pointsOf(card: number): number {
  const rank = rankOf(card);
  return rank > 9 ? 0 : rank;
}

/** The first two cards are of one rank. */
function isPair([first = 0, second = 0]: readonly number[]): boolean {
  return rankOf(first) === rankOf(second);
}

/** Whether the banker draws on a total of 0 to 7 after the player drew a third card of these points. */
function mustBankerDraw(total: number, third: number): boolean {
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}
