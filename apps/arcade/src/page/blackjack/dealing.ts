import type { BlackjackSeen } from '@parlour/game-rules/blackjack';
import type { Pace } from '../game/mechanic-page.ts';
import { timeDeals } from '../table/deal-times.ts';

/** What lies on the table by now: the dealer's hidden card is null. */
type Laid = { hands: number[][]; dealer: (number | null)[] };
/** One card to a hand or to the dealer, or the turning of the hidden one. */
type Deal = { to: 'hand'; hand: number } | { to: 'dealer' } | { to: 'hidden' };
type Change = { before: BlackjackSeen | null; seen: BlackjackSeen };

const HIDDEN_PLACE = 1;

/** All that there is to see. */
export function layAll({ hands, dealer }: BlackjackSeen): Laid {
  return {
    hands: hands.map(({ cards }) => cards),
    dealer: dealer.length > HIDDEN_PLACE ? dealer : [...dealer, null],
  };
}

/** What was on the table before the last step; a pair that is split lies as two hands. */
export function layBefore({ before, seen }: Change): Laid {
  if (!before) return { hands: [[]], dealer: [] };
  const dealer = [before.dealer[0] ?? null, null];
  const [first] = before.hands;
  if (first && before.hands.length < seen.hands.length)
    return { hands: first.cards.map((card) => [card]), dealer };
  return { hands: before.hands.map(({ cards }) => cards), dealer };
}

/** The cards that the last step brought, in the order they are dealt. */
export function listDeals(change: Change): Deal[] {
  const { before, seen } = change;
  const start = layBefore(change);
  const first: Deal[] = before
    ? []
    : [{ to: 'hand', hand: 0 }, { to: 'dealer' }, { to: 'hand', hand: 0 }, { to: 'dealer' }];
  const toHands = seen.hands.flatMap(({ cards }, hand): Deal[] => {
    const known = before ? (start.hands[hand]?.length ?? 0) : Math.min(2, cards.length);
    return cards.slice(known).map(() => ({ to: 'hand', hand }));
  });
  const toDealer = seen.dealer
    .slice(HIDDEN_PLACE)
    .map((_, index): Deal => ({ to: index === 0 ? 'hidden' : 'dealer' }));
  return [...first, ...toHands, ...toDealer];
}

/** The table after so many of the deals. */
export function layCards(change: Change, deals: readonly Deal[]): Laid {
  const { seen } = change;
  const { hands, dealer } = layBefore(change);
  const laid = { hands: hands.map((cards) => [...cards]), dealer: [...dealer] };
  for (const deal of deals) {
    if (deal.to === 'hidden') laid.dealer[HIDDEN_PLACE] = seen.dealer[HIDDEN_PLACE] ?? null;
    else if (deal.to === 'dealer') {
      const place = laid.dealer.length;
      laid.dealer.push(place === HIDDEN_PLACE ? null : (seen.dealer[place] ?? null));
    } else {
      const hand = laid.hands[deal.hand];
      const card = seen.hands[deal.hand]?.cards[hand?.length ?? 0];
      if (hand && card !== undefined) hand.push(card);
    }
  }
  return laid;
}

/** When each deal begins, and how long all of them take. */
export function timeBlackjack(deals: readonly Deal[], pace: Pace) {
  return timeDeals(
    deals.map(({ to }) => (to === 'hidden' ? 'pause' : 'next')),
    pace,
  );
}
