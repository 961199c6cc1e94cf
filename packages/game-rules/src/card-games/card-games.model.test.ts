import { SCALE } from '@parlour/money/testing/scale';
import { describe, expect, test } from 'vitest';
import { BIG_TWO } from '../big-two/big-two.ts';
import type { CardGame } from '../card-game/card-game.ts';
import type { JsonObject } from '../mechanic.ts';
import type { SheddingAction, SheddingGame, SheddingState } from '../shedding/shedding.ts';
import { TEEN_PATTI, type TeenPattiAction, type TeenPattiState } from '../teen-patti/teen-patti.ts';
import { type RandomNumbers, randomNumbers } from '../testing/random-numbers.ts';
import { TIEN_LEN } from '../tien-len/tien-len.ts';

const HANDS = 250 * SCALE;
/** On a machine that does other things as well. */
const PATIENCE_MS = 1_800_000;
const STAKE = 10n;
const CARDS = Array.from({ length: 52 }, (_, card) => card);
const SHEDDING: [string, SheddingGame][] = [
  ['tien len', TIEN_LEN],
  ['big two', BIG_TWO],
];

/** Any seats, with at least the stack that nobody can lose. */
function sit({ seats, buyIn }: Pick<SheddingGame, 'seats' | 'buyIn'>, random: RandomNumbers) {
  const count = seats.least + random.below(seats.most - seats.least + 1);
  const taken = random.shuffle([0, 1, 2, 3, 4, 5]).slice(0, count);
  const players = taken
    .toSorted((a, b) => a - b)
    .map((seat) => ({ seat, stack: STAKE * BigInt(buyIn.dealtIn) + BigInt(random.below(2_000)) }));
  const isFirst = random.below(2) === 0;
  return { players, button: random.below(6), stake: STAKE, deck: random.shuffle(CARDS), isFirst };
}

type Table = ReturnType<typeof sit>;

/** All chips are there, nobody owes anything, and one who won pays the rake. */
function expectConserved(table: Table, end: ReturnType<SheddingGame['endOf']>): void {
  const brought = table.players.reduce((sum, { stack }) => sum + stack, 0n);
  const kept = (end?.stacks ?? []).reduce((sum, { stack }) => sum + stack, end?.rake ?? 0n);
  if (kept !== brought) throw new Error(`${kept} of ${brought} are left`);
  if (end?.stacks.some(({ stack }) => stack < 0n)) throw new Error('somebody owes');
  // Rake is a share of what is won, rounded down.
  const won = (end?.stacks ?? []).reduce((sum, { seat, stack }) => {
    const net = stack - (table.players.find((each) => each.seat === seat)?.stack ?? 0n);
    return sum + (net > 0n ? net : 0n);
  }, end?.rake ?? 0n);
  if (won / 25n < (end?.rake ?? 0n)) throw new Error(`${end?.rake} are taken of ${won}`);
}

/** These places and no others are open, and whatever cards lie elsewhere, the view is the same. */
function expectOpen<State extends SheddingState | TeenPattiState>(
  game: Pick<CardGame<State, JsonObject, JsonObject>, 'view' | 'openPlaces'>,
  { state, looking, open }: { state: State; looking: number | null; open: ReadonlySet<number> },
  random: RandomNumbers,
): void {
  const places = game.openPlaces(state, looking);
  if (places.length !== open.size || places.some((place) => !open.has(place)))
    throw new Error(`${places} are open to ${looking} instead of ${[...open]} in ${JSON.stringify(state)}`);
  const hidden = state.deck.filter((_, place) => !open.has(place));
  const moved = random.shuffle(hidden);
  const rename = (card: number) => moved[hidden.indexOf(card)] ?? card;
  const players = state.players.map((player) =>
    'cards' in player ? { ...player, cards: player.cards.map(rename) } : player,
  );
  const other = { ...state, deck: state.deck.map(rename), players } as State;
  if (JSON.stringify(game.view(other, looking)) !== JSON.stringify(game.view(state, looking)))
    throw new Error(`${looking} sees more than open cards in ${JSON.stringify(state)}`);
}

describe.each(SHEDDING)('%s', (_, game) => {
  test(
    `of ${HANDS} random hands each ends, keeps all chips and leaks no card`,
    () => {
      const random = randomNumbers(13);
      let interrupts = 0;
      for (let number = 0; number < HANDS; number += 1) {
        const table = game === TIEN_LEN ? withPairs(sit(game, random), random) : sit(game, random);
        const count = table.players.length;
        let state = game.begin(table);
        const played = new Set<number>();
        for (let actions = 0; game.turnOf(state) !== null; actions += 1) {
          if (actions > 400) throw new Error('the hand does not end');
          const next = move(game, state, random);
          if (next.isInterrupt) interrupts += 1;
          for (const card of next.cards) played.add(card);
          state = next.state;
          if (random.below(4) > 0) continue;
          // A table keeps it as JSON.
          state = JSON.parse(JSON.stringify(state));
          const looking = random.pick([null, ...table.players.map(({ seat }) => seat)]);
          const open = new Set(
            CARDS.slice(0, 13 * count).filter((place) => {
              const owner = table.players[place % count]?.seat;
              return game.endOf(state) || owner === looking || played.has(table.deck[place] ?? -1);
            }),
          );
          expectOpen(game, { state, looking, open }, random);
        }
        expectConserved(table, game.endOf(state));
      }
      expect(interrupts > 0).toBe(game === TIEN_LEN);
    },
    PATIENCE_MS,
  );
});

/** Four pairs in a run are rare: every other table gets some. */
function withPairs(table: Table, random: RandomNumbers): Table {
  if (random.below(2) === 0) return table;
  const count = table.players.length;
  const [seat, first] = [random.below(count), 8 + 4 * random.below(8)];
  const pairs = [0, 1, 4, 5, 8, 9, 12, 13].map((step) => first + step);
  const rest = table.deck.filter((card) => !pairs.includes(card));
  const deck = CARDS.map((place) => {
    const isTheirs = place % count === seat && place < 8 * count;
    return (isTheirs ? pairs.shift() : rest.shift()) ?? 0;
  });
  return { ...table, deck };
}

/** The first four pairs in a run among these cards. */
function findPairs(cards: readonly number[]): number[] | null {
  for (let rank = 2; rank <= 9; rank += 1) {
    const pairs = [0, 1, 2, 3].flatMap((step) =>
      cards.filter((card) => card >> 2 === rank + step).slice(0, 2),
    );
    if (pairs.length === 8) return pairs;
  }
  return null;
}

type Moved = { state: SheddingState; cards: readonly number[]; isInterrupt: boolean };

/** By who has the turn, mostly; and what is tried by others, or with cards that do not fit, is refused. */
function move(game: SheddingGame, state: SheddingState, random: RandomNumbers): Moved {
  const turn = game.turnOf(state) ?? -1;
  for (const chopper of game.mayInterrupt(state)) {
    const pairs = findPairs(state.players.find((each) => each.seat === chopper)?.cards ?? []);
    const chopped = pairs && game.act(state, chopper, { kind: 'play', cards: pairs });
    if (pairs && !chopped) throw new Error(`${chopper} may not chop in ${JSON.stringify(state)}`);
    if (chopped) return { state: chopped, cards: pairs, isInterrupt: true };
  }
  const seat = random.below(6) === 0 ? random.pick(state.players).seat : turn;
  const view = game.view(state, seat);
  const held = view.players.find((each) => each.seat === seat)?.cards ?? [];
  const cards = random.shuffle(held).slice(0, 1 + random.below(5));
  const isOpen = game.isPlayable(view, seat, cards);
  const tried = game.act(state, seat, { kind: 'play', cards });
  if ((tried !== null) !== isOpen) throw new Error(`${cards} by ${seat} in ${JSON.stringify(state)}`);
  if (seat !== turn && game.act(state, seat, { kind: 'pass' })) throw new Error('a pass out of turn');
  if (tried && random.below(2) === 0) return { state: tried, cards, isInterrupt: seat !== turn };
  const own = game.view(state, turn);
  const action: SheddingAction =
    random.below(4) === 0 ? game.outOfTime(state) : game.practise(own, turn, random.next());
  const next = game.act(state, turn, action);
  if (!next) throw new Error(`${JSON.stringify(action)} is refused in ${JSON.stringify(state)}`);
  return { state: next, cards: action.kind === 'play' ? action.cards : [], isInterrupt: false };
}

const DEEDS: readonly TeenPattiAction[] = [
  { kind: 'see' },
  { kind: 'fold' },
  { kind: 'bet', isRaise: false },
  { kind: 'bet', isRaise: true },
  { kind: 'side-show' },
  { kind: 'accept' },
  { kind: 'refuse' },
  { kind: 'show' },
];

describe('teen patti', () => {
  test(
    `of ${3 * HANDS} random hands each ends, keeps all chips and leaks no card`,
    () => {
      const random = randomNumbers(3);
      const endings = new Set<string>();
      for (let number = 0; number < 3 * HANDS; number += 1) {
        const table = sit(TEEN_PATTI, random);
        let state = TEEN_PATTI.begin(table);
        const compared = new Set<string>();
        for (let actions = 0; TEEN_PATTI.turnOf(state) !== null; actions += 1) {
          if (actions > 600) throw new Error('the hand does not end');
          const { asked } = state;
          const { next, action } = decide(state, random);
          if (asked && action.kind === 'accept')
            for (const pair of [
              [asked.by, asked.to],
              [asked.to, asked.by],
            ])
              compared.add(pair.join());
          state = JSON.parse(JSON.stringify(next));
          if (random.below(3) === 0) expectOpen(TEEN_PATTI, openTo(state, compared, random), random);
        }
        endings.add(state.ending?.kind ?? '');
        expectConserved(table, TEEN_PATTI.endOf(state));
        const pot = BigInt(TEEN_PATTI.view(state, null).pot);
        if (pot > 128n * STAKE) throw new Error(`a pot of ${pot}`);
      }
      expect(endings).toEqual(new Set(['folds', 'show', 'limit']));
    },
    PATIENCE_MS,
  );
});

function decide(state: TeenPattiState, random: RandomNumbers) {
  const turn = TEEN_PATTI.turnOf(state) ?? -1;
  const other = random.pick([0, 1, 2, 3, 4, 5].filter((seat) => seat !== turn));
  if (TEEN_PATTI.act(state, other, random.pick(DEEDS))) throw new Error('somebody acted out of turn');
  // Folds are kept rare, so that some pots reach their limit.
  const tried = random.pick(DEEDS);
  const action =
    random.below(3) > 0 && tried.kind !== 'fold'
      ? tried
      : TEEN_PATTI.practise(TEEN_PATTI.view(state, turn), turn, random.next());
  const isLegal = isOpen(state, action);
  const next = TEEN_PATTI.act(state, turn, action);
  if ((next !== null) !== isLegal) throw new Error(`${JSON.stringify(action)} in ${JSON.stringify(state)}`);
  if (next) return { next, action };
  const late = TEEN_PATTI.outOfTime(state);
  const kept: TeenPattiAction = state.asked || random.below(8) === 0 ? late : { kind: 'bet', isRaise: false };
  return {
    next: TEEN_PATTI.act(state, turn, kept) ?? TEEN_PATTI.act(state, turn, late) ?? state,
    action: kept,
  };
}

function isOpen(state: TeenPattiState, action: TeenPattiAction): boolean {
  const legal = TEEN_PATTI.view(state, TEEN_PATTI.turnOf(state)).legal;
  if (!legal) return false;
  if (legal.isAsked) return action.kind === 'accept' || action.kind === 'refuse';
  if (action.kind === 'bet') return (action.isRaise ? legal.raise : legal.bet) !== null;
  if (action.kind === 'see') return legal.canSee;
  if (action.kind === 'side-show') return legal.sideShow !== null;
  if (action.kind === 'show') return legal.show !== null;
  return action.kind === 'fold';
}

function openTo(state: TeenPattiState, compared: ReadonlySet<string>, random: RandomNumbers) {
  const { players, ending } = state;
  const looking = random.pick([null, ...players.map(({ seat }) => seat)]);
  const isShown = ending !== null && ending.kind !== 'folds';
  const open = CARDS.slice(0, 3 * players.length).filter((place) => {
    const owner = players[place % players.length];
    if (!owner) return false;
    const isOwn = owner.seat === looking && (owner.hasSeen || ending !== null);
    return isOwn || (isShown && !owner.isFolded) || compared.has([looking, owner.seat].join());
  });
  return { state, looking, open: new Set(open) };
}
