import { everySubset } from './naive.ts';
import { naiveOptions } from './naive-digits.ts';
import type { AnyNaive, Naive, Spelled } from './proof.ts';

const YEARS = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
const RED = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const BLUE = '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ').map(Number);

const walked = new Map<string, string[]>();

/** Walks up from 1, the year's own number, and back through the years; done once for each year. */
export function animalByWalking(number: number, year: string): string {
  const known = walked.get(year) ?? [''];
  walked.set(year, known);
  for (let at = YEARS.indexOf(year); known.length < 50; at = at === 0 ? 11 : at - 1)
    known.push(YEARS[at] as string);
  return known[number] as string;
}

export const wave = (number: number) =>
  RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green';
const text = (number: number) => String(number).padStart(2, '0');
const head = (number: number) => Number(text(number)[0]);
const tail = (number: number) => Number(text(number)[1]);
const isOdd = (number: number) => '13579'.includes(String(number).slice(-1));

const SIDE_RULES: Record<string, (number: number) => boolean> = {
  big: (n) => n > 24,
  small: (n) => n < 25,
  odd: isOdd,
  even: (n) => !isOdd(n),
  digitSumBig: (n) => head(n) + tail(n) > 6,
  digitSumSmall: (n) => head(n) + tail(n) < 7,
  digitSumOdd: (n) => isOdd(head(n) + tail(n)),
  digitSumEven: (n) => !isOdd(head(n) + tail(n)),
  tailBig: (n) => tail(n) > 4,
  tailSmall: (n) => tail(n) < 5,
};

const HALF = Object.fromEntries(
  ['red', 'blue', 'green'].flatMap((colour) =>
    ['Big', 'Small', 'Odd', 'Even'].map((side) => [
      colour + side,
      (n: number) => wave(n) === colour && (SIDE_RULES[side.toLowerCase()]?.(n) ?? false),
    ]),
  ),
);

type Rules = Record<string, (number: number) => boolean>;

const onBall = (at: number, rules: Rules, pushes: boolean) =>
  naiveOptions(
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [
        name,
        (result: readonly number[]) => {
          const n = result[at] as number;
          return pushes && n === 49 ? ('push' as const) : rule(n);
        },
      ]),
    ),
  );

const entries = ({ rows: [picks = []] }: Spelled) => picks.map((pick) => [pick]);

/** Every set of `k` with the bankers in it, or simply every set of `k`. */
const setsOf =
  (k: number) =>
  ({ rows }: Spelled) => {
    if (rows.length === 1) return everySubset(rows[0] ?? [], k);
    const [banker = [], picks = []] = rows;
    return everySubset(picks, k - banker.length).map((rest) => [...banker, ...rest]);
  };

const byAnimal = (year: string, balls: (result: readonly number[]) => number[], isOnce: boolean): Naive => ({
  bets: entries,
  at:
    (result) =>
    ([animal = 0]) => {
      const shown = balls(result).filter((n) => animalByWalking(n, year) === YEARS[animal]);
      const tier = YEARS[animal] === year ? 'year' : 'other';
      return shown.slice(0, isOnce ? 1 : 7).map(() => tier);
    },
});

function linkedGroups(k: number, labels: (result: readonly number[]) => number[], special: number): Naive {
  return {
    bets: setsOf(k),
    at(result) {
      const shown = labels(result);
      return (bet) => {
        if (!bet.every((member) => shown.includes(member))) return [];
        return [bet.includes(special) ? 'mixed' : 'other'];
      };
    },
  };
}

function linkedNumbers(name: string, size: number): Naive {
  const k = name === 'hit2of3' ? 3 : name === 'withSpecial' ? 2 : size;
  return {
    bets: setsOf(k),
    at(result) {
      const regular = result.slice(0, 6);
      const special = result[6] as number;
      return (bet) => {
        const hits = bet.filter((n) => regular.includes(n)).length;
        if (name.startsWith('none')) return hits === 0 && !bet.includes(special) ? ['win'] : [];
        if (name === 'hit2of3') return hits > 1 ? [`hit${hits}`] : [];
        if (name === 'withSpecial' && hits === 1) return bet.includes(special) ? ['special'] : [];
        if (name === 'withSpecial') return hits === 2 ? ['regular'] : [];
        return hits === k ? ['win'] : [];
      };
    },
  };
}

const LEGS = ['big', 'small', 'odd', 'even', 'red', 'blue', 'green'];

/** The member whose odds a leg has at a number: none for a push, null if it loses. */
export function legAt(leg: number, number: number, pushes: boolean): string | null {
  const name = LEGS[leg] as string;
  const rule = SIDE_RULES[name];
  if (!rule) return wave(number) === name ? name : null;
  if (pushes && number === 49) return '';
  return rule(number) ? 'side' : null;
}

const ORDER = ['side', 'red', 'blue', 'green'];
export const tierOfMembers = (members: readonly string[]) =>
  members
    .filter((member) => member !== '')
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join('+');

const parlay = (pushes: boolean): Naive<[row: number, leg: number][]> => ({
  bets: ({ rows }) => [rows.flatMap((row, i) => row.map((leg): [number, number] => [i, leg]))],
  at: (result) => (bet) => {
    const members = bet.map(([row, leg]) => legAt(leg, result[row] as number, pushes));
    return members.every((member) => member !== null) ? [tierOfMembers(members as string[])] : [];
  },
});

/** The naive twin of a play of Mark Six in a year; `pushes`: whether 49 pushes the sides of regular balls. */
export function naiveOfMarksix(id: string, year: string, pushes = true): AnyNaive {
  const [, place = '', name = ''] = id.split('.');
  const size = Number(/\d+$/.exec(name)?.[0]);
  const at = place === 'special' ? 6 : Number(/\d/.exec(place)?.[0]) - 1;
  const animals = (result: readonly number[]) => result.map((n) => YEARS.indexOf(animalByWalking(n, year)));
  const kinds = (result: readonly number[]) => new Set(animals(result)).size;
  if (place === 'parlay') return parlay(pushes);
  if (place === 'number') return linkedNumbers(name, size);
  if (place === 'regular')
    return {
      bets: entries,
      at:
        (r) =>
        ([n]: number[]) =>
          r.slice(0, 6).includes(n as number) ? ['win'] : [],
    };
  if (place === 'total')
    return naiveOptions({
      big: (r) => sumOf(r) > 174,
      small: (r) => sumOf(r) < 175,
      odd: (r) => isOdd(sumOf(r)),
      even: (r) => !isOdd(sumOf(r)),
    });
  if (place === 'tail' && name === 'once')
    return {
      bets: entries,
      at:
        (r) =>
        ([own]: number[]) =>
          r.some((n) => tail(n) === own) ? [own === 0 ? 'zero' : 'other'] : [],
    };
  if (place === 'tail') return linkedGroups(size, (r) => r.map(tail), 0);
  if (id === 'marksix.zodiac.total')
    return naiveOptions({
      fourOrFewer: (r) => kinds(r) < 5,
      five: (r) => kinds(r) === 5,
      six: (r) => kinds(r) === 6,
      seven: (r) => kinds(r) === 7,
      odd: (r) => isOdd(kinds(r)),
      even: (r) => !isOdd(kinds(r)),
    });
  if (id === 'marksix.zodiac.perHit') return byAnimal(year, (r) => r.slice(0, 6), false);
  if (id === 'marksix.zodiac.once') return byAnimal(year, (r) => [...r], true);
  if (place === 'zodiac') return linkedGroups(size, animals, YEARS.indexOf(year));
  return naiveBall(name, at, year, place === 'special' || pushes);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b);

function naiveBall(name: string, at: number, year: string, pushes: boolean): AnyNaive {
  const ball = (result: readonly number[]) => result[at] as number;
  const digits = (count: number, digit: (n: number) => number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, own) => [String(own), (n: number) => digit(n) === own]),
    );
  const twins: Record<string, () => AnyNaive> = {
    number: () => ({
      bets: entries,
      at:
        (r) =>
        ([n]: number[]) =>
          ball(r) === n ? ['win'] : [],
    }),
    sides: () => onBall(at, SIDE_RULES, pushes),
    wave: () =>
      onBall(
        at,
        Object.fromEntries(['red', 'blue', 'green'].map((own) => [own, (n: number) => wave(n) === own])),
        false,
      ),
    halfWave: () => onBall(at, HALF, true),
    head: () => onBall(at, digits(5, head), false),
    tail: () => onBall(at, digits(10, tail), false),
    zodiac: () => byAnimal(year, (r) => [ball(r)], true),
    sixZodiac: () => ({
      bets: setsOf(6),
      at: (r) => (bet: number[]) => {
        if (ball(r) === 49) return ['push'];
        return bet.some((own) => YEARS[own] === animalByWalking(ball(r), year)) ? ['win'] : [];
      },
    }),
  };
  twins.series = twins.number as () => AnyNaive;
  return (twins[name] as () => AnyNaive)();
}
