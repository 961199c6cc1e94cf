import { HOLDEM, type HoldemAction, type HoldemView } from '@parlour/game-rules/holdem';
import { amountOf, moneyIn } from '@parlour/money';
import { expect, test } from 'vitest';
import type { ArcadeText } from '../platform/texts.tsx';
import { tableMoney } from '../pvp/table-money.ts';
import { dealtCards } from './dealt-cards.ts';
import { holdemSeats } from './holdem-seats.ts';
import { holdemStages } from './holdem-stages.ts';
import { actBetween, tellHoldem } from './tell-holdem.ts';

const DECK = Array.from({ length: 52 }, (_, place) => (place * 11 + 3) % 52);
/** The key with what it is told with. */
const text = ((key: string, given: object = {}) =>
  [key.split('.').at(-1), ...Object.values(given)].join(' ')) as unknown as ArcadeText;
const money = tableMoney(moneyIn('en'), {
  currency: { code: 'CNY', symbol: '', digits: 2 },
  table: { chip: '0.01', isPractice: false },
});
const nameOf = (seat: number) => `#${seat}`;

type Step = [seat: number, action: HoldemAction];

/** What a seat sees at each state of a hand. */
function play(looking: number | null, stacks: readonly bigint[], steps: readonly Step[]): HoldemView[] {
  const players = stacks.map((stack, seat) => ({ seat, stack }));
  let state = HOLDEM.begin({ players, button: 0, stake: 200n, deck: DECK });
  const views = [HOLDEM.view(state, looking)];
  for (const [seat, action] of steps) {
    const next = HOLDEM.act(state, seat, action);
    if (!next) throw new Error(`seat ${seat} may not ${action.kind}`);
    state = next;
    views.push(HOLDEM.view(state, looking));
  }
  return views;
}

const CALL = { kind: 'call' } as const;
const CHECK = { kind: 'check' } as const;
const FOLD = { kind: 'fold' } as const;
const raise = (to: string) => ({ kind: 'raise', to }) as const;

test('each action is told as what it was, also the one that closes a street', () => {
  const views = play(
    null,
    [20_000n, 20_000n, 20_000n],
    [
      [0, raise('600')],
      [1, CALL],
      [2, CALL],
      [1, CHECK],
      [2, raise('900')],
      [0, FOLD],
      [1, raise('19400')],
    ],
  );
  const acts = views.slice(1).map((after, place) => actBetween(views[place] ?? null, after));
  expect(acts.map((act) => [act?.seat, act?.key.split('.').at(-1), act?.amount])).toEqual([
    [0, 'tellRaise', '600'],
    [1, 'tellCall', '500'],
    [2, 'tellCall', '400'],
    [1, 'tellCheck', null],
    [2, 'tellBet', '900'],
    [0, 'tellFold', null],
    [1, 'tellAllIn', '19400'],
  ]);
  const [, , before, flop] = views;
  expect(tellHoldem(text, { before: before ?? null, after: flop as HoldemView, money, nameOf })).toMatch(
    /^tellCall #2 4\.00\. flop /,
  );
  expect(tellHoldem(text, { before: null, after: views[0] as HoldemView, money, nameOf })).toBeNull();
});

test('a winner is told with the amount, and with the hand only if it was shown', () => {
  const folded = play(1, [20_000n, 20_000n], [[0, FOLD]]);
  const told = tellHoldem(text, { before: folded[0] ?? null, after: folded[1] as HoldemView, money, nameOf });
  expect(told).toMatch(/tellFold #0/);
  expect(told).toMatch(/tellWin #1/);
  const shown = play(
    1,
    [20_000n, 20_000n],
    [
      [0, raise('20000')],
      [1, CALL],
    ],
  );
  const end = tellHoldem(text, { before: shown[1] ?? null, after: shown[2] as HoldemView, money, nameOf });
  expect(end).toMatch(/tellWinWith #[01]/);
});

test('cards are shown as they lie in the deck: round by round from the left of the button', () => {
  const views = play(
    2,
    [20_000n, 20_000n, 20_000n],
    [
      [0, CALL],
      [1, CALL],
      [2, CHECK],
    ],
  );
  const dealt = dealtCards(views.at(-1) as HoldemView);
  expect(dealt).toHaveLength(2 + 3);
  for (const { orders, cards } of dealt) expect(cards).toEqual(orders.map((order) => DECK[order]));
});

test('a hand that is all in before the river is turned street by street, without telling the end', () => {
  const views = play(
    0,
    [20_000n, 15_000n],
    [
      [0, raise('20000')],
      [1, CALL],
    ],
  );
  const end = views.at(-1) as HoldemView;
  const stages = holdemStages(end);
  expect(stages.map(({ game }) => game.board.length)).toEqual([0, 3, 4]);
  for (const { game } of stages) {
    expect(
      game.isOver || game.isShowdown || game.players.some(({ won, hand }) => won !== null || hand !== null),
    ).toBe(false);
    expect(game.players.every(({ cards }) => cards?.length === 2)).toBe(true);
    const stacks = game.players.reduce((sum, { stack }) => sum + BigInt(stack), 0n);
    const pots = game.pots.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(stacks + pots).toBeLessThanOrEqual(35_000n);
  }
  const played = play(0, [20_000n, 20_000n], [[0, FOLD]]);
  expect(holdemStages(played.at(-1) as HoldemView)).toEqual([]);
});

test('a seat shows two backs until it folds or shows, and what it won at the end', () => {
  const views = play(
    0,
    [20_000n, 20_000n, 20_000n],
    [
      [0, CALL],
      [1, FOLD],
      [2, CHECK],
    ],
  );
  const seats = holdemSeats(text, { view: views.at(-1) as HoldemView, money });
  const of = (seat: number) => seats.find((each) => each.seat === seat);
  expect(of(0)?.cards.every((card) => card !== null)).toBe(true);
  expect(of(1)).toMatchObject({ cards: [], isOut: true, word: { tone: 'quiet' } });
  expect(of(2)).toMatchObject({ cards: [null, null], isOut: false, stack: amountOf('198.00') });
});
