import { everySubset, everyTuple } from './naive.ts';
import { naiveAnyStraight, naiveAtLeast, naiveOptions } from './naive-digits.ts';
import type { AnyNaive, Naive } from './proof.ts';

const shownAt = (result: readonly number[], at: readonly number[]) => at.map((i) => result[i] as number);

/** Rows or lines in order, no number twice. */
const naiveDistinct = (at: readonly number[]): Naive => ({
  bets: ({ rows, lines }) =>
    lines.length > 0 ? lines : everyTuple(rows).filter((tuple) => new Set(tuple).size === tuple.length),
  at: (result) => (bet) => (bet.every((value, i) => value === result[at[i] as number]) ? ['win'] : []),
});

/** `k` numbers in any order, by one row, by banker and picks, or by lines; wins when enough of them are shown. */
const naivePick = (at: readonly number[], k: number, hits = k): Naive => ({
  bets({ rows, lines }) {
    if (lines.length > 0) return lines;
    if (rows.length === 1) return everySubset(rows[0] as number[], k);
    const [banker = [], picks = []] = rows;
    return everySubset(picks, k - banker.length).map((rest) => [...banker, ...rest]);
  },
  at(result) {
    const shown = shownAt(result, at);
    return (bet) => (bet.filter((value) => shown.includes(value)).length >= hits ? ['win'] : []);
  },
});

/** Every value of one row is a bet; the result shows one figure, which is the tier. */
const naiveFigureTiers = (figure: (result: readonly number[]) => number, width = 1): Naive => ({
  bets: ({ rows: [picks = []] }) => picks.map((value) => [value]),
  at(result) {
    const shown = figure(result);
    return ([value]) => (value === shown ? [String(shown).padStart(width, '0')] : []);
  },
});

const sideRules = (
  figure: (result: readonly number[]) => number,
  isPush: (figure: number) => boolean,
  smallMost: number,
) => {
  const unlessPush = (is: (own: number) => boolean) => (result: readonly number[]) => {
    const own = figure(result);
    return isPush(own) ? ('push' as const) : is(own);
  };
  return {
    big: unlessPush((own) => own > smallMost),
    small: unlessPush((own) => own <= smallMost),
    odd: unlessPush((own) => Math.floor(own / 2) * 2 !== own),
    even: unlessPush((own) => Math.floor(own / 2) * 2 === own),
  };
};

const dragonAndTiger = (front: number, back: number) => ({
  dragon: (result: readonly number[]) => (result[front] as number) > (result[back] as number),
  tiger: (result: readonly number[]) => (result[front] as number) < (result[back] as number),
});

const never = () => false;

export function naiveOfElevenFive(id: string): AnyNaive {
  const zones: Record<string, number[]> = {
    front3: [0, 1, 2],
    middle3: [1, 2, 3],
    back3: [2, 3, 4],
    front2: [0, 1],
    back2: [3, 4],
  };
  const all = [0, 1, 2, 3, 4];
  const [, first = '', second = ''] = id.split('.');
  const any = /^any(\d)$/.exec(first);
  const ball = /^ball(\d)$/.exec(first);
  const zone = zones[first];
  if (any) return naivePick(all, Number(any[1]), Math.min(5, Number(any[1])));
  if (ball && second === 'number') return naiveAtLeast([Number(ball[1]) - 1], 1);
  if (ball)
    return naiveOptions(
      sideRules(
        (result) => result[Number(ball[1]) - 1] as number,
        (value) => value === 11,
        5,
      ),
    );
  if (zone && second === 'anyPosition1') return naivePick(zone, 1);
  if (zone && second.startsWith('group')) return naivePick(zone, zone.length);
  if (zone) return naiveDistinct(zone);
  const total = (result: readonly number[]) => result.reduce((a, b) => a + b);
  const size = sideRules(total, (sum) => sum === 30, 29);
  const parity = sideRules(total, never, 0);
  const others: Record<string, AnyNaive> = {
    fixedPosition: naiveAnyStraight(all, 1),
    oddCount: naiveFigureTiers(
      (result) => result.filter((value) => [1, 3, 5, 7, 9, 11].includes(value)).length,
    ),
    middle: naiveFigureTiers((result) => {
      const isMiddle = (value: number) => result.filter((own) => own < value).length === 2;
      return result.find(isMiddle) as number;
    }, 2),
    total: naiveOptions({ big: size.big, small: size.small, odd: parity.odd, even: parity.even }),
    dragonTiger: naiveOptions(dragonAndTiger(0, 4)),
  };
  return others[first] as AnyNaive;
}

export function naiveOfPk10(id: string): AnyNaive {
  const [, first = '', second = ''] = id.split('.');
  const straight = /^first(\d)$/.exec(first);
  const place = /^place(\d+)$/.exec(first);
  const versus = /^dragonTiger(\d)$/.exec(first);
  const ofFirstTwo = (result: readonly number[]) => (result[0] as number) + (result[1] as number);
  if (straight) return naiveDistinct([0, 1, 2, 3, 4].slice(0, Number(straight[1])));
  if (place && second === 'number') return naiveAtLeast([Number(place[1]) - 1], 1);
  if (place) return naiveOptions(sideRules((result) => result[Number(place[1]) - 1] as number, never, 5));
  if (versus) return naiveOptions(dragonAndTiger(Number(versus[1]) - 1, 10 - Number(versus[1])));
  if (second === 'fixedPosition')
    return naiveAnyStraight(first === 'front5' ? [0, 1, 2, 3, 4] : [5, 6, 7, 8, 9], 1);
  return second === 'sum' ? naiveFigureTiers(ofFirstTwo) : naiveOptions(sideRules(ofFirstTwo, never, 11));
}

export function naiveOfK3(id: string, triplesLose: boolean): AnyNaive {
  const name = id.split('.').at(-1) ?? '';
  const all = [0, 1, 2];
  const total = (dice: readonly number[]) => dice.reduce((a, b) => a + b);
  const isTriple = ([a, b, c]: readonly number[]) => a === b && b === c;
  const times = (dice: readonly number[], value: number) => dice.filter((die) => die === value).length;
  const rules = sideRules(total, never, 10);
  const oneOf = (wins: (dice: readonly number[], value: number) => boolean): Naive => ({
    bets: ({ rows: [picks = []] }) => picks.map((value) => [value]),
    at:
      (dice) =>
      ([value = 0]) =>
        wins(dice, value) ? ['win'] : [],
  });
  const twins: Record<string, AnyNaive> = {
    sum: naiveFigureTiers(total),
    twoDifferent: naivePick(all, 2),
    twoDifferentBanker: naivePick(all, 2),
    threeDifferent: naivePick(all, 3),
    threeDifferentBanker: naivePick(all, 3),
    pairSingle: {
      bets: ({ rows }) => everyTuple(rows),
      at:
        (dice) =>
        ([pair = 0, own = 0]: number[]) =>
          times(dice, pair) === 2 && times(dice, own) === 1 ? ['win'] : [],
    },
    pair: oneOf((dice, value) => times(dice, value) === 2),
    triple: oneOf((dice, value) => times(dice, value) === 3),
    anyTriple: oneOf(isTriple),
    anyStraight: oneOf((dice) =>
      ['1 2 3', '2 3 4', '3 4 5', '4 5 6'].includes(dice.toSorted((a, b) => a - b).join(' ')),
    ),
    sides: naiveOptions(
      Object.fromEntries(
        Object.entries(rules).map(([side, rule]) => [
          side,
          (dice: readonly number[]) => (triplesLose && isTriple(dice) ? false : rule(dice)),
        ]),
      ),
    ),
  };
  return twins[name] as AnyNaive;
}
