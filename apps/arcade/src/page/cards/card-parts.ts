/** A card is 0 to 51: the four cards of a rank follow one another, aces first and kings last. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const MARKS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type CardParts = { rank: Rank; suit: Suit };

export function partsOf(card: number): CardParts {
  const place = Math.trunc(card / SUITS.length);
  return { rank: RANKS[place] ?? 'A', suit: SUITS[card - place * SUITS.length] ?? 'spades' };
}

export function isRed(suit: Suit): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

/** In as few characters as there are: K♠. */
export function writeCard(card: number): string {
  const { rank, suit } = partsOf(card);
  return `${rank}${MARKS[suit]}`;
}
