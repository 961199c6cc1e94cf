import { shufflePlaces, verifyDeck, verifyOpened } from '@parlour/fairness';
import type { HandRecord } from '../../../card-tables/card-wire.ts';

/** Cards that were seen, and as which of the deck they were dealt, in any order among themselves. */
export type DealtCards = { orders: readonly number[]; cards: readonly number[] };

export type HandFindings = {
  /** Every card that was opened is the one that was committed to before the seeds were known. */
  isCommitted: boolean;
  /** Every card lay where the shuffle of all seeds puts it. */
  isShuffled: boolean;
  /** The seed that this browser sent is among them; null where it does not remember it. */
  isOwnSeedIn: boolean | null;
  /** All 52 cards were there once; null until they are opened. */
  isDeckWhole: boolean | null;
  places: number[];
};

const DECK = 52;

/** Checks a hand from what was published alone: nothing is asked of the service. */
export function checkHand(
  {
    id,
    commitments,
    seeds,
    opened,
    seats,
  }: Pick<HandRecord, 'id' | 'commitments' | 'seeds' | 'opened' | 'seats'>,
  { dealt, ownSeed }: { dealt: readonly DealtCards[]; ownSeed: string | null },
): HandFindings {
  const places = shufflePlaces(
    id,
    seeds.map(({ seed }) => seed),
  );
  const cardAt = new Map(opened.map(({ place, card }) => [place, card]));
  const you = seats.find(({ isYou }) => isYou)?.seat;
  return {
    isCommitted: commitments.length === DECK && opened.length > 0 && verifyOpened(commitments, opened),
    isShuffled: dealt.length > 0 && dealt.every(lieThere),
    isOwnSeedIn: ownSeed === null ? null : seeds.some(({ seat, seed }) => seat === you && seed === ownSeed),
    isDeckWhole: opened.length < DECK ? null : verifyDeck(commitments, opened),
    places,
  };

  function lieThere({ orders, cards }: DealtCards): boolean {
    const there = new Set(orders.map((order) => cardAt.get(places[order] ?? -1)));
    return cards.every((card) => there.has(card));
  }
}

export function isGood({ isCommitted, isShuffled, isOwnSeedIn, isDeckWhole }: HandFindings): boolean {
  return isCommitted && isShuffled && isOwnSeedIn !== false && isDeckWhole !== false;
}
