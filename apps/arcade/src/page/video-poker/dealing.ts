import type { VideoPokerSeen, VideoPokerStep } from '@parlour/game-rules/video-poker';
import type { Pace } from '../game/mechanic-page.ts';
import { timeDeals } from '../table/deal-times.ts';

/** The places that get a card: all of them first, then those whose card was not held. */
export function listDealt({ cards, held }: VideoPokerSeen): number[] {
  const places = cards.map((_, place) => place);
  return held ? places.filter((place) => !held[place]) : places;
}

export function timePoker(seen: VideoPokerSeen, pace: Pace) {
  return timeDeals(
    listDealt(seen).map(() => 'row'),
    pace,
  );
}

/** What lies at each place after so many deals: a card, one face down, or nothing yet. */
export function layCards(seen: VideoPokerSeen, begun: number): (number | null | undefined)[] {
  const dealt = listDealt(seen).slice(0, begun);
  return seen.cards.map((card, place) => {
    if (!seen.held) return dealt.includes(place) ? card : undefined;
    if (seen.held[place]) return card;
    return dealt.includes(place) ? seen.final?.[place] : null;
  });
}

/** The draw was asked for: what is not held is turned over at once. */
export function turnAway({ cards }: VideoPokerSeen, { hold }: VideoPokerStep): (number | null)[] {
  return cards.map((card, place) => (hold[place] ? card : null));
}
