import { toDecimal } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { type TicketLine, writeLines, writeOutcomes } from '../orders/lines.rules.ts';
import { marketsOf } from './markets.rules.ts';

const caps = { perIssue: '1000', singlePick: '1000', singlePickBets: 0 };

type Bet = { play: string; selection: string; bets?: number; odds?: string[]; rebate?: string };
const line = ({ play, selection, bets = 1, odds = ['9700/1000'], rebate = '0' }: Bet): TicketLine => ({
  play,
  selection,
  bets,
  multiple: 1,
  model: 'yuan',
  series: null,
  odds,
  each: '100000',
  stake: String(bets * 100_000),
  rebate,
});
type Outcomes = Parameters<typeof writeOutcomes>[0];
const ticket = (bets: Bet[], outcomes: Outcomes = {}, bonusStake = 0n) => ({
  lines: writeLines({
    prizeMode: null,
    isCounted: false,
    settings: {},
    caps,
    lines: bets.map(line),
  }),
  outcome: Object.keys(outcomes).length > 0 ? writeOutcomes(outcomes) : '',
  stake: 300_000n,
  bonusStake,
});
/** Ten digits, of which one is drawn. */
const BOARD = 'ssc.ball1.number';
const ssc = { family: 'ssc' } as const;
const covers = (...tickets: ReturnType<typeof ticket>[]) =>
  marketsOf(ssc, tickets).map((market) => toDecimal(market.covers, 2));

describe('how much of a market a member covers', () => {
  test('is the share of outcomes at which any of their bets wins', () => {
    expect(covers(ticket([{ play: 'ssc.star5.straight', selection: '1|2|3|4|5' }]))).toEqual(['0.00']);
    const nine = { play: BOARD, selection: '0,1,2,3,4,5,6,7,8', bets: 9 };
    expect(covers(ticket([nine]))).toEqual(['0.90']);
  });

  test('is counted over all their tickets, and the same bet twice counts once', () => {
    const [low, high] = ['0,1,2,3,4', '5,6,7,8'].map((selection) =>
      ticket([{ play: BOARD, selection, bets: selection.length > 8 ? 5 : 4 }]),
    ) as [ReturnType<typeof ticket>, ReturnType<typeof ticket>];
    expect(covers(low, high)).toEqual(['0.90']);
    expect(covers(low, low)).toEqual(['0.50']);
  });

  test('of balls is told by the ball that is covered most', () => {
    expect(
      covers(ticket([{ play: 'ssc.fixedPosition', selection: '0,1|2,3|4,5|6,7|8,9', bets: 10 }])),
    ).toEqual(['0.20']);
  });
});

test('stakes, wins and what came back at once are added up; cancelled lines were given back', () => {
  const bets: Bet[] = [
    { play: BOARD, selection: '1' },
    { play: BOARD, selection: '2' },
    { play: BOARD, selection: '3' },
  ];
  const outcomes: Outcomes = {
    0: { state: 'won', won: '970000', rebate: '0' },
    2: { state: 'cancelled', won: '0', rebate: '0' },
  };
  const [market] = marketsOf(ssc, [ticket(bets, outcomes, 100_000n)]);
  expect(market).toMatchObject({ staked: 200_000n, paid: 970_000n, isBoard: true });
  // A bonus paid a third of the ticket.
  expect(market).toMatchObject({ ownStaked: 133_334n, ownPaid: 646_667n });
  expect(toDecimal(market?.odds ?? { over: 0n, under: 1n }, 2)).toBe('9.70');
  expect(toDecimal(market?.returns ?? { over: 0n, under: 1n }, 2)).toBe('0.97');
});
