import { compare, type Fraction, fraction, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnOfSelection } from '../../odds/return.ts';
import { chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import type { Play } from '../../play/play.ts';
import { readSelection } from '../../selection/read.ts';
import { type AnyNaive, ownSelections, prove } from '../../testing/proof.ts';
import { exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { thai, YEEKEE_SCHEDULE, yeekee } from './thai.ts';

const FAMILIES = [thai, yeekee];
const PLAYS = FAMILIES.flatMap((family) => family.plays().map((play) => ({ id: play.id, family, play })));
const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;

/** The numbers that a play looks at, as text: which lots, how long the lot is, how many of its last digits count. */
function drawnFor(id: string, result: readonly number[]): string[] {
  const [family, name = ''] = id.split('.');
  const write = (lot: number, length: number) => String(result[lot]).padStart(length, '0');
  const top = family === 'thai' ? write(0, 6).slice(3) : write(0, 3);
  const bottom = family === 'thai' ? write(5, 2) : write(1, 2);
  const drawn: Record<string, string[]> = {
    top3: [top],
    anyOrder3: [top],
    front3: [write(1, 3), write(2, 3)],
    bottom3: [write(3, 3), write(4, 3)],
    top2: [top.slice(1)],
    bottom2: [bottom],
    runTop: [top],
    runBottom: [bottom],
  };
  return drawn[name] as string[];
}

const inOrder = (number: string) => [...number].toSorted().join('');

function naiveOf(id: string): AnyNaive {
  const isRun = id.includes('.run');
  const isAnyOrder = id.includes('anyOrder');
  return {
    bets: ({ rows: [picks = []], lines }) => (isRun ? picks.map(String) : lines.map((line) => line.join(''))),
    at(result) {
      const drawn = drawnFor(id, result);
      return (bet: string) =>
        drawn
          .filter((own) =>
            isRun ? own.includes(bet) : isAnyOrder ? inOrder(own) === inOrder(bet) : own === bet,
          )
          .map(() => 'win');
    },
  };
}

function draws(family: string): fc.Arbitrary<number[]> {
  const lots = family === 'thai' ? [6, 3, 3, 3, 3, 2] : [3, 2];
  return fc.tuple(
    ...lots.map((digits) =>
      fc.oneof(fc.integer({ min: 0, max: 10 ** digits - 1 }), fc.integer({ min: 0, max: 12 })),
    ),
  );
}

describe('Thai', () => {
  test.each(PLAYS)('$id is as its naive twin says at random draws', ({ id, family, play }) => {
    proveAtRandom({ play, naive: naiveOf(id), results: draws(family.id), runs: 15 });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test.each(PLAYS.filter(({ id }) => !/front3|\.bottom3/.test(id)))(
    '$id has the chances that all endings give',
    ({ id, play }) => {
      prove({ play, naive: naiveOf(id), selections: ownSelections(play), results: play.space });
      expect([100n, 1000n]).toContain(play.space.total);
    },
  );

  test.each(['thai.front3', 'thai.bottom3'])('%s has the chances that all pairs of two draws give', (id) => {
    const play = playOf(id);
    const selection = selectionOf(play, '000,007,999');
    // Two draws of 1,000: only the selected numbers are told apart.
    const kinds = [
      ['000', 1],
      ['007', 1],
      ['999', 1],
      ['555', 997],
    ] as const;
    let hits = 0n;
    let wins = 0n;
    for (const [first, a] of kinds)
      for (const [second, b] of kinds) {
        const won = [first, second].filter((own) => own !== '555').length;
        hits += BigInt(a * b * won);
        if (won > 0) wins += BigInt(a * b);
      }
    expect(equals(expectHits(play, selection)[0] as Fraction, fraction(hits, 1_000_000n))).toBe(true);
    expect(equals(chanceToWin(play, selection), fraction(wins, 1_000_000n))).toBe(true);
  });

  test('the returns of the shipped rates are these', () => {
    const samples = { anyOrder3: ['012', '001'] } as Record<string, string[]>;
    const returns = thai.plays().flatMap((play) => {
      const name = play.id.split('.')[1] ?? '';
      return (samples[name] ?? play.tiers.map(({ sample }) => sample)).map((text) => {
        const own = returnOfSelection(play, selectionOf(play, text), oddsOf(thai.odds, play));
        return `${name} ${text} ${toDecimal(own, 4)}`;
      });
    });
    expect(returns).toMatchInlineSnapshot(`
      [
        "top3 000 0.9000",
        "anyOrder3 012 0.7800",
        "anyOrder3 001 0.3900",
        "front3 000 0.8000",
        "bottom3 000 0.8000",
        "top2 00 0.9000",
        "bottom2 00 0.9000",
        "runTop 0 0.8672",
        "runBottom 0 0.7980",
      ]
    `);
  });

  test('three equal digits have no order to play in', () => {
    expect(readSelection(playOf('thai.anyOrder3'), '111')).toEqual({
      ok: false,
      refusals: [{ code: 'line_all_same', line: 0, entry: '111' }],
    });
  });

  test.each(FAMILIES)('no market of $id can be covered for a sure profit', ({ plays, odds }) => {
    for (const market of marketsOf(plays()))
      expect(checkMarket(market, odds)).toEqual({ generous: [], sureProfit: null });
  });

  test.each([
    ['thai.top3', '1010', true],
    ['thai.top2', '101', true],
    ['thai.front3', '501', true],
    ['thai.anyOrder3', '170', false],
    ['thai.runTop', '3.7', false],
    ['thai.runTop', '3.8', true],
    ['thai.runBottom', '10.1', true],
  ])('a rate of %s at %s is found', (id, win, isSure) => {
    const market = marketsOf(thai.plays()).find(({ plays }) => plays.some((play) => play.id === id));
    const check = checkMarket(market as never, { ...thai.odds, [id]: { win } });
    expect(check.generous.map(({ play }) => play)).toContain(id);
    expect(check.sureProfit !== null).toBe(isSure);
  });

  test('the spread that is found pays more than it costs whatever the top shows', () => {
    const market = marketsOf(thai.plays()).find(({ plays }) =>
      plays.some((play) => play.id === 'thai.runTop'),
    );
    const odds: Record<string, Record<string, string>> = { ...thai.odds, 'thai.runTop': { win: '3.8' } };
    const sure = checkMarket(market as never, odds).sureProfit;
    const parts = (sure?.spread ?? []).map(({ play, selection, part }) => ({
      twin: naiveOf(play),
      numbers: selection.split(','),
      paid: (Number(part.over) / Number(part.under)) * Number(odds[play]?.win),
    }));
    let least = Number.POSITIVE_INFINITY;
    for (let top = 0; top < 1000; top += 1) {
      const paid = parts.reduce((all, { twin, numbers, paid: own }) => {
        const wins = twin.at([top, 0, 0, 0, 0, 0]);
        return (
          all +
          (own * numbers.reduce((hits, number) => hits + wins(number as never).length, 0)) / numbers.length
        );
      }, 0);
      least = Math.min(least, paid);
    }
    const profit = sure?.profit ?? fraction(0n);
    expect(least - 1).toBeCloseTo(Number(profit.over) / Number(profit.under), 9);
    expect(least).toBeGreaterThan(1);
  });

  test('yeekee rounds of a day fill 22 hours', () => {
    expect(YEEKEE_SCHEDULE.rounds * YEEKEE_SCHEDULE.everyMinutes).toBe(22 * 60);
  });
});

function playOf(id: string): Play {
  const found = PLAYS.find((own) => own.id === id);
  if (!found) throw new Error(`there is no play ${id}`);
  return found.play;
}
