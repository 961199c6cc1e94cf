import { rakeOf } from '../card-game/rake.ts';
import { boardPlaces, holePlaces } from './dealing.ts';
import type { Hand } from './hand.ts';
import { HOLDEM_RAKE_RATE, rakeCapOf } from './holdem.rules.ts';
import { valueCards } from './poker-hand.ts';
import { findUncalled, type Pot, splitPots } from './pots.ts';

export type PaidPot = Pot & { rake: bigint; winners: { seat: number; amount: bigint }[] };
export type Settlement = {
  returned: { seat: number; amount: bigint } | null;
  pots: PaidPot[];
  stacks: { seat: number; stack: bigint }[];
  rake: bigint;
};

/** How a hand that is over is paid: what nobody called goes back, then pots are raked, then given to the best hands. */
export function settleHand(hand: Hand): Settlement {
  const returned = findUncalled(hand.players);
  const shares = hand.players.map((player) =>
    player.seat === returned?.seat ? { ...player, paid: player.paid - returned.amount } : player,
  );
  const dead = hand.players.reduce((sum, player) => sum + player.dead, 0n);
  const values = valueHands(hand);
  let capLeft = hand.street === 'preflop' ? 0n : hand.stake * BigInt(rakeCapOf(hand.players.length));
  const pots = splitPots(shares, dead).map((pot): PaidPot => {
    const due = rakeOf(pot.amount, HOLDEM_RAKE_RATE);
    const rake = due < capLeft ? due : capLeft;
    capLeft -= rake;
    return { ...pot, rake, winners: sharePot(pot.amount - rake, winnersOf(pot.seats, values)) };
  });
  const wonBy = (seat: number) =>
    pots
      .flatMap(({ winners }) => winners)
      .reduce((sum, won) => sum + (won.seat === seat ? won.amount : 0n), 0n);
  return {
    returned,
    pots,
    stacks: hand.players.map(({ seat, stack }) => ({
      seat,
      stack: stack + wonBy(seat) + (seat === returned?.seat ? returned.amount : 0n),
    })),
    rake: pots.reduce((sum, { rake }) => sum + rake, 0n),
  };
}

/** By seat; empty if nobody has to show. */
function valueHands(hand: Hand): Map<number, number> {
  const left = hand.players.filter(({ isFolded }) => !isFolded);
  if (left.length === 1) return new Map();
  const cardsAt = (places: readonly number[]) => places.map((place) => hand.deck[place] ?? 0);
  const board = cardsAt(boardPlaces(hand));
  return new Map(left.map(({ seat }) => [seat, valueCards([...cardsAt(holePlaces(hand, seat)), ...board])]));
}

function winnersOf(seats: readonly number[], values: ReadonlyMap<number, number>): number[] {
  const best = Math.max(...seats.map((seat) => values.get(seat) ?? 0));
  return seats.filter((seat) => (values.get(seat) ?? 0) === best);
}

/** In equal parts; chips that are over go one each to the first left of the button, in whose order the seats are. */
function sharePot(amount: bigint, seats: readonly number[]): { seat: number; amount: bigint }[] {
  const count = BigInt(seats.length);
  const part = amount / count;
  const over = amount - part * count;
  return seats.map((seat, place) => ({ seat, amount: part + (BigInt(place) < over ? 1n : 0n) }));
}
