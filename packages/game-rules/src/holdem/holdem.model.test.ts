import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { naiveWorth, recount } from '../testing/naive-holdem.ts';
import { type RandomNumbers, randomNumbers } from '../testing/random-numbers.ts';
import { HOLDEM, type HoldemAction, type HoldemLegal, type HoldemState, type HoldemView } from './holdem.ts';
import { valueCards } from './poker-hand.ts';

/** Everyday some; in full a hundred thousand. */
const HANDS = SCALE > 1 ? 10_000 * SCALE : 2_500;
/** On a machine that does other things as well. */
const PATIENCE_MS = 1_800_000;
const STAKE = 100;
const CARDS = Array.from({ length: 52 }, (_, card) => card);

test(
  `${HANDS} hands of any actions keep all chips, are paid as recounted, and show nobody a card too many`,
  () => {
    const random = randomNumbers(22);
    let pots = 0;
    let refused = 0;
    for (let number = 0; number < HANDS; number += 1) {
      const table = sit(random);
      let state = HOLDEM.begin(table);
      for (let actions = 0; HOLDEM.turnOf(state) !== null; actions += 1) {
        if (actions > 400) throw new Error('the hand does not end');
        if (random.below(8) === 0) expectNoLeak(state, random);
        const view = HOLDEM.view(state, HOLDEM.turnOf(state));
        if (random.below(3) === 0) refused += tryIllegal(state, view, random);
        state = act(state, view, random);
      }
      expectNoLeak(state, random);
      // To compare hands the slow way would take most of the time.
      expectPaid(state, table, number % 8 === 0 ? naiveWorth : (cards) => [valueCards(cards)]);
      pots = Math.max(pots, HOLDEM.view(state, null).pots.length);
    }
    // Otherwise the hands were all too tame to prove anything.
    expect(pots).toBeGreaterThan(4);
    expect(refused).toBeGreaterThan(HANDS);
  },
  PATIENCE_MS,
);

function sit(random: RandomNumbers) {
  const seats = random
    .shuffle([0, 1, 2, 3, 4, 5])
    .slice(0, 2 + random.below(5))
    .toSorted((a, b) => a - b);
  // Deep and shallow stacks at one table make side pots; some cannot even pay their blind.
  const players = seats.map((seat) => ({
    seat,
    stack: BigInt(1 + random.below(random.pick([150, 800, 5_000]))),
  }));
  const posts = seats
    .filter(() => random.below(12) === 0)
    .map((seat) => ({ seat, amount: random.pick([50n, 100n]), isDead: random.below(2) === 0 }));
  return { players, button: random.below(6), stake: BigInt(STAKE), deck: random.shuffle(CARDS), posts };
}

function act(state: HoldemState, view: HoldemView, random: RandomNumbers): HoldemState {
  const seat = HOLDEM.turnOf(state) ?? -1;
  if (!view.legal) throw new Error('nothing is open to who has the turn');
  const action =
    random.below(5) === 0 ? HOLDEM.practise(view, seat, random.next()) : choose(view.legal, random);
  const next = HOLDEM.act(state, seat, action);
  if (!next) throw new Error(`${JSON.stringify(action)} is refused in ${JSON.stringify(view)}`);
  // A table keeps it as JSON.
  return random.below(8) === 0 ? JSON.parse(JSON.stringify(next)) : next;
}

function choose({ call, raise }: HoldemLegal, random: RandomNumbers): HoldemAction {
  const roll = random.next();
  if (roll < 0.12) return { kind: 'fold' };
  if (!raise || roll < 0.65) return { kind: call === null ? 'check' : 'call' };
  if (roll < 0.75) return { kind: 'raise', to: raise.most };
  if (roll < 0.85) return { kind: 'raise', to: raise.least };
  const [least, most] = [Number(raise.least), Number(raise.most)];
  return { kind: 'raise', to: String(least + random.below(most - least + 1)) };
}

/** What nobody may do, whatever the cards are; returns how often it was refused. */
function tryIllegal(state: HoldemState, { legal, players, bet }: HoldemView, random: RandomNumbers): number {
  const seat = HOLDEM.turnOf(state) ?? -1;
  const me = players.find((each) => each.seat === seat);
  const reach = BigInt(me?.bet ?? 0) + BigInt(me?.stack ?? 0);
  const other = random.pick([0, 1, 2, 3, 4, 5, 6].filter((each) => each !== seat));
  const [wrongSeat, action] = random.pick<[number, HoldemAction]>([
    [other, { kind: random.pick(['fold', 'check', 'call'] as const) }],
    [other, { kind: 'raise', to: String(reach) }],
    [seat, { kind: 'raise', to: String(reach + 1n) }],
    [seat, { kind: 'raise', to: bet }],
    [seat, { kind: legal?.call === null ? 'call' : 'check' }],
    [seat, { kind: 'raise', to: String(BigInt(legal?.raise?.least ?? 1) - 1n) }],
  ]);
  if (HOLDEM.act(state, wrongSeat, action))
    throw new Error(`${JSON.stringify(action)} is open to ${wrongSeat}`);
  return 1;
}

/** Who looks sees the same whatever lies at places that are not open to them, and those are the right ones. */
function expectNoLeak(state: HoldemState, random: RandomNumbers): void {
  const { players, street } = state;
  const count = players.length;
  const left = players.filter(({ isFolded }) => !isFolded);
  const board = { preflop: 0, flop: 3, turn: 4, river: 5 }[street];
  const looking = random.pick([null, ...players.map(({ seat }) => seat)]);
  const open = new Set(Array.from({ length: board }, (_, place) => 2 * count + place));
  for (const [place, { seat, isFolded }] of players.entries())
    if (seat === looking || (state.turn === null && left.length > 1 && !isFolded)) {
      open.add(place);
      open.add(count + place);
    }
  const places = HOLDEM.openPlaces(state, looking);
  if (places.length !== open.size || places.some((place) => !open.has(place)))
    throw new Error(`places ${places} are open to ${looking} in ${JSON.stringify(state)}`);
  const hidden = CARDS.filter((place) => !open.has(place));
  const moved = random.shuffle(hidden);
  const deck = state.deck.map((card, place) => {
    const from = moved[hidden.indexOf(place)];
    return open.has(place) || from === undefined ? card : (state.deck[from] ?? card);
  });
  const seen = JSON.stringify(HOLDEM.view(state, looking));
  if (JSON.stringify(HOLDEM.view({ ...state, deck }, looking)) !== seen)
    throw new Error(`${looking} sees more than open cards in ${JSON.stringify(state)}`);
}

function expectPaid(
  state: HoldemState,
  table: ReturnType<typeof sit>,
  worthOf: (cards: number[]) => number[],
): void {
  const end = HOLDEM.endOf(state);
  if (!end) throw new Error('the hand is not over');
  const view = HOLDEM.view(state, null);
  const count = state.players.length;
  const { back, rake } = recount({
    players: state.players.map(({ seat, paid, dead, isFolded }, place) => ({
      seat,
      paid: Number(paid),
      dead: Number(dead),
      isFolded,
      cards: [state.deck[place] ?? 0, state.deck[count + place] ?? 0],
    })),
    board: view.board,
    stake: STAKE,
    worthOf,
  });
  const expected = state.players.map(({ seat, stack }) => ({
    seat,
    stack: BigInt(Number(stack) + (back.get(seat) ?? 0)),
  }));
  const brought = table.players.reduce((sum, { stack }) => sum + stack, 0n);
  const kept = end.stacks.reduce((sum, { stack }) => sum + stack, 0n);
  const inPots = view.pots.reduce((sum, pot) => {
    const won = pot.winners.reduce((all, { amount }) => all + BigInt(amount), BigInt(pot.rake));
    if (won !== BigInt(pot.amount)) throw new Error(`a pot is not paid out in ${JSON.stringify(view)}`);
    return sum + BigInt(pot.rake);
  }, 0n);
  const text = (value: unknown) =>
    JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each));
  const found = text([end.stacks, end.rake, inPots, kept + end.rake]);
  if (found !== text([expected, BigInt(rake), end.rake, brought]))
    throw new Error(`${found} is not ${text([expected, rake])} in ${text(state)}`);
}
