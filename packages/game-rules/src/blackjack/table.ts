import { uniform, type WordStream } from '@parlour/fairness';
import { CARDS } from '../cards/cards.ts';
import { blackjackValueOf, countHand, HAND_MAX, isBust, isNatural } from './hand.ts';

export const BLACKJACK_MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackMove = (typeof BLACKJACK_MOVES)[number];

type Hand = { cards: number[]; isDoubled: boolean; isDone: boolean };
export type Table = {
  readonly hands: readonly Readonly<Hand>[];
  /** The open card, the hidden one, and what the dealer draws at the end. */
  readonly dealer: readonly number[];
  readonly isInsured: boolean;
  readonly isOver: boolean;
  /** What the player may do now; nothing when it is over. */
  listMoves(): BlackjackMove[];
  /** Does a move that is listed. */
  make(move: BlackjackMove): void;
};

/** The dealer stands on every 17. */
export const DEALER_STANDS = 17;
const ACE = 1;

/**
 * The shoe is endless: each card is one `uniform(52)`, taken when it is dealt. In this order: the player's first card,
 * the dealer's open card, the player's second, the dealer's hidden card; then each card as it is asked for (after a
 * split one for the first hand and one for the second); last the dealer's further cards.
 */
export function dealBlackjack(words: WordStream): Table {
  const draw = () => uniform(words, CARDS);
  const [first, open, second, hidden] = [draw(), draw(), draw(), draw()];
  const table = {
    hands: [{ cards: [first, second], isDoubled: false, isDone: false }],
    dealer: [open, hidden],
    isInsured: false,
    isOver: false,
    listMoves,
    make,
  };
  let isInsuranceOffered = blackjackValueOf(open) === ACE;
  if (!isInsuranceOffered) peek();
  return table;

  function listMoves(): BlackjackMove[] {
    if (isInsuranceOffered) return ['insure', 'decline'];
    const hand = findActive(table);
    return hand ? ['hit', 'stand', ...listOnTwoCards(hand, table.hands.length)] : [];
  }

  function make(move: BlackjackMove): void {
    if (isInsuranceOffered) {
      isInsuranceOffered = false;
      table.isInsured = move === 'insure';
      peek();
      return;
    }
    const hand = findActive(table);
    if (!hand) throw new Error('a round that is over has no moves');
    if (move === 'split') table.hands = split(hand);
    else {
      hand.isDoubled = move === 'double';
      if (move !== 'stand') hand.cards.push(draw());
      hand.isDone = move !== 'hit' || countHand(hand.cards).total >= HAND_MAX;
    }
    if (!findActive(table)) finish();
  }

  /** The dealer looks at the hidden card: with a blackjack on either side nobody plays on. */
  function peek(): void {
    table.isOver = isNatural(table.dealer) || isNatural([first, second]);
  }

  /** Aces get one card each. */
  function split({ cards }: Hand): Hand[] {
    return cards.map((kept) => {
      const both = [kept, draw()];
      const isDone = blackjackValueOf(kept) === ACE || countHand(both).total === HAND_MAX;
      return { cards: both, isDoubled: false, isDone };
    });
  }

  function finish(): void {
    table.isOver = true;
    if (table.hands.every(({ cards }) => isBust(cards))) return;
    while (countHand(table.dealer).total < DEALER_STANDS) table.dealer.push(draw());
  }
}

/** The hand whose turn it is. */
export function findActive<Each extends Readonly<Hand>>(table: {
  hands: readonly Each[];
  isOver: boolean;
}): Each | undefined {
  return table.isOver ? undefined : table.hands.find(({ isDone }) => !isDone);
}

function listOnTwoCards({ cards: [first = 0, second = 0, third] }: Hand, hands: number): BlackjackMove[] {
  if (third !== undefined) return [];
  return hands === 1 && blackjackValueOf(first) === blackjackValueOf(second)
    ? ['double', 'split']
    : ['double'];
}
