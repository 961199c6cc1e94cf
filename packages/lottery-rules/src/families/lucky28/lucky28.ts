import { sides } from '../../mechanisms/board.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { figures } from '../../selection/alphabet.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings, type Settings, trad } from '../family.ts';
import { LUCKY28_ODDS } from './lucky28.odds.ts';
import { evenDigits, kenoDigits } from './lucky28.space.ts';
import { waveOfSum } from './lucky28.waves.ts';

/** From this sum on it is big. */
const BIG = 14;
/** The sums in the middle, at which combinations may be refunded. */
const MIDDLE = [13, 14];
/** How far from either end a sum is extreme. */
const EXTREMES = { '0-4/23-27': 4, '0-5/22-27': 5 } as const;
const MOST = 27;

const SETTINGS = {
  /** Where the three digits come from: sorted keno numbers, or each drawn by itself. */
  source: ['keno', 'digits'],
  extremes: ['0-4/23-27', '0-5/22-27'],
  /** What a winning combination does at 13 and 14. */
  middle: ['wins', 'refunds'],
} as const;

/** A result is the three digits; `digitsOfKeno` gives them for a keno draw. */
export const lucky28: Family = {
  id: 'lucky28',
  draw: DRAWS.lucky28,
  settings: SETTINGS,
  plays: playsBySettings(SETTINGS, makePlays),
  odds: LUCKY28_ODDS,
  isResult: (result) =>
    result.length === 3 && result.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9),
};

type Rule = (sum: number) => boolean;

const isBig: Rule = (own) => own >= BIG;
const isOdd: Rule = (own) => own % 2 === 1;
const SIDES: Readonly<Record<string, Rule>> = {
  big: isBig,
  small: (own) => !isBig(own),
  odd: isOdd,
  even: (own) => !isOdd(own),
};
const COMBINATIONS: Readonly<Record<string, Rule>> = {
  bigOdd: (own) => isBig(own) && isOdd(own),
  bigEven: (own) => isBig(own) && !isOdd(own),
  smallOdd: (own) => !isBig(own) && isOdd(own),
  smallEven: (own) => !isBig(own) && !isOdd(own),
};
const WAVES: Readonly<Record<string, Rule>> = {
  red: (own) => waveOfSum(own) === 'red',
  green: (own) => waveOfSum(own) === 'green',
  blue: (own) => waveOfSum(own) === 'blue',
};
const NUMBERS: Readonly<Record<string, Rule>> = Object.fromEntries(
  figures(0, MOST).names.map((name, own) => [name, (drawn: number) => drawn === own]),
);

function makePlays({ source, extremes, middle }: Settings): Play[] {
  const space = source === 'digits' ? evenDigits() : kenoDigits();
  const reach = EXTREMES[extremes as keyof typeof EXTREMES];
  const on = (rules: Readonly<Record<string, Rule>>) => sides({ space, options: bySum(rules) });
  const ends = {
    extremeSmall: (own: number) => own <= reach,
    extremeBig: (own: number) => own >= MOST - reach,
  };
  const combinations =
    middle === 'refunds'
      ? sides({ space, options: refunding(COMBINATIONS), pushing: 'bigEven' })
      : on(COMBINATIONS);
  const shown = (selection: string, result: Result, ...won: string[]) => ({
    selection,
    result,
    wins: Object.fromEntries(won.map((name) => [name, 1])),
  });
  return [
    ent('lucky28.number', on(NUMBERS), shown('15,20', [4, 5, 6], '15')),
    ent('lucky28.sides', on(SIDES), shown('big,odd', [4, 5, 6], 'big', 'odd')),
    ent('lucky28.combination', combinations, shown('bigOdd,smallEven', [4, 5, 6], 'bigOdd')),
    ent('lucky28.extreme', on(ends), shown('extremeBig', [9, 8, 7], 'extremeBig')),
    ent('lucky28.wave', on(WAVES), shown('red,blue', [4, 5, 6], 'red')),
    trad('lucky28.number.series', on(NUMBERS), shown('15,20', [4, 5, 6], '15')),
    trad(
      'lucky28.sides.series',
      on({ ...SIDES, ...COMBINATIONS }),
      shown('big,bigOdd', [4, 5, 6], 'big', 'bigOdd'),
    ),
  ];
}

function bySum(rules: Readonly<Record<string, Rule>>) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, (result: Result) => rule(sum(result))]),
  );
}

/** A combination that wins in the middle returns the stake instead. */
function refunding(rules: Readonly<Record<string, Rule>>) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (result: Result) => {
        const own = sum(result);
        return rule(own) && MIDDLE.includes(own) ? ('push' as const) : rule(own);
      },
    ]),
  );
}
