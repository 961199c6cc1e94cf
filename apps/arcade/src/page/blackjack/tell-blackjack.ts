import { type BlackjackHand, type BlackjackSeen, countHand, HAND_MAX } from '@parlour/game-rules/blackjack';
import type { ArcadeText } from '../platform/texts.tsx';

/** The round as far as it was played, in one sentence. */
export function tellBlackjack(text: ArcadeText, seen: BlackjackSeen): string {
  const { hands, active, moves } = seen;
  const dealer = countHand(seen.dealer).total;
  if (moves.includes('insure')) return text('arcade.blackjack.insuranceAsked');
  if (active !== null) {
    const total = tellTotal(text, hands[active]);
    return hands.length > 1
      ? text('arcade.blackjack.turnOfHand', { hand: active + 1, total, dealer })
      : text('arcade.blackjack.turn', { total, dealer });
  }
  const isDealerNatural = seen.dealer.length === 2 && dealer === HAND_MAX;
  if (seen.isInsured && isDealerNatural) return text('arcade.blackjack.insured');
  const [first, second] = hands;
  if (first && second)
    return text('arcade.blackjack.endOfTwo', {
      first: tellEnd(text, first),
      second: tellEnd(text, second),
      dealer,
    });
  const you = countHand(first?.cards ?? []).total;
  if (you > HAND_MAX) return text('arcade.blackjack.bust', { total: you });
  if (first?.result === 'lost' && isDealerNatural) return text('arcade.blackjack.dealerBlackjack');
  if (dealer > HAND_MAX) return text('arcade.blackjack.dealerBust', { total: you, dealer });
  return text('arcade.blackjack.end', { result: first?.result ?? 'lost', total: you, dealer });
}

/** The totals alone: 20–18, and with two hands 20/15–18. */
export function writeTotals({ hands, dealer }: BlackjackSeen): string {
  return `${hands.map(({ cards }) => countHand(cards).total).join('/')}–${countHand(dealer).total}`;
}

function tellTotal(text: ArcadeText, hand: BlackjackHand | undefined): string {
  const { total, isSoft } = countHand(hand?.cards ?? []);
  return isSoft ? text('arcade.blackjack.softTold', { total }) : String(total);
}

function tellEnd(text: ArcadeText, { cards, result }: BlackjackHand): string {
  return text('arcade.blackjack.endOfHand', { total: countHand(cards).total, result: result ?? 'lost' });
}
