const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

/** Cards by rank and suit, as in `'Ts Js Qs Ks As'`. */
export function cardsOf(text: string): number[] {
  return text.split(' ').map(([rank = '', suit = '']) => 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit));
}
