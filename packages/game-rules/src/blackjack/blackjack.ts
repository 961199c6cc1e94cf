import { add, type Fraction, fraction, ZERO } from '@parlour/exact';
import { type Hundredths, STAKE } from '../bets/bets.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { readFields } from '../read.ts';
import { countHand, isBust, isNatural } from './hand.ts';
import { BLACKJACK_MOVES, type BlackjackMove, dealBlackjack, findActive, type Table } from './table.ts';

export { countHand, HAND_MAX, type HandCount } from './hand.ts';
export { type BlackjackMove, DEALER_STANDS } from './table.ts';

export type HandResult = 'lost' | 'push' | 'won' | 'blackjack';
export type BlackjackHand = {
  cards: number[];
  isDoubled: boolean;
  /** Null while it is not known; a hand above 21 is lost at once. */
  result: HandResult | null;
};
export type BlackjackSeen = {
  hands: BlackjackHand[];
  /** The place of the hand whose turn it is; null while insurance is offered and when the round is over. */
  active: number | null;
  /** The open card alone until the round is over. */
  dealer: number[];
  /** What the player may do now. */
  moves: BlackjackMove[];
  isInsured: boolean;
};
export type BlackjackPick = Record<string, never>;
export type BlackjackStep = { move: BlackjackMove };
/** What blackjack and insurance bring besides their stakes. */
export type BlackjackModel = { sheet: Sheet; pays: { blackjack: Hundredths; insurance: Hundredths } };

/** Two hands, both doubled and both won. */
const MOST = fraction(8);
/** Of the first stake. */
const INSURANCE_STAKE = fraction(1, 2);

export const blackjack: Mechanic<BlackjackModel, BlackjackPick, BlackjackStep, BlackjackSeen> = {
  readPick: (input) => (readFields(input, []) ? {} : null),
  readStep(input) {
    const given = readFields(input, ['move'])?.move;
    const move = BLACKJACK_MOVES.find((each) => each === given);
    return move ? { move } : null;
  },
  play(words, { steps }, model) {
    const table = dealBlackjack(words);
    for (const { move } of steps) {
      if (!table.listMoves().includes(move)) return null;
      table.make(move);
    }
    const seen = show(table);
    const { isOver } = table;
    return { seen, isOver, won: isOver ? settle(seen, model) : ZERO, staked: sumStakes(seen) };
  },
  leave: ({ moves }) => ({ move: moves.includes('decline') ? 'decline' : 'stand' }),
  most: () => MOST,
};

function show(table: Table): BlackjackSeen {
  const moves = table.listMoves();
  const active = findActive(table);
  const canPlay = active !== undefined && moves.includes('stand');
  return {
    hands: table.hands.map(({ cards, isDoubled }) => ({ cards, isDoubled, result: judge(cards, table) })),
    active: canPlay ? table.hands.indexOf(active) : null,
    dealer: table.isOver ? [...table.dealer] : table.dealer.slice(0, 1),
    moves,
    isInsured: table.isInsured,
  };
}

function judge(cards: readonly number[], { hands, dealer, isOver }: Table): HandResult | null {
  if (isBust(cards)) return 'lost';
  if (!isOver) return null;
  const hasNatural = hands.length === 1 && isNatural(cards);
  if (hasNatural !== isNatural(dealer)) return hasNatural ? 'blackjack' : 'lost';
  const ahead = countHand(cards).total - countHand(dealer).total;
  if (isBust(dealer) || ahead > 0) return 'won';
  return ahead === 0 ? 'push' : 'lost';
}

function settle({ hands, dealer, isInsured }: BlackjackSeen, { pays }: BlackjackModel): Fraction {
  const backs = { lost: 0, push: STAKE, won: 2 * STAKE, blackjack: STAKE + pays.blackjack };
  const back = hands.reduce(
    (sum, { isDoubled, result }) => sum + (isDoubled ? 2 : 1) * backs[result ?? 'lost'],
    0,
  );
  const insured = isInsured && isNatural(dealer) ? STAKE + pays.insurance : 0;
  return fraction(2 * back + insured, 2 * STAKE);
}

function sumStakes({ hands, isInsured }: BlackjackSeen): Fraction {
  const onHands = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0);
  return add(fraction(onHands), isInsured ? INSURANCE_STAKE : ZERO);
}
