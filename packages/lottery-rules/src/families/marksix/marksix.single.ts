import { fraction } from '@parlour/exact';
import { board, sides } from '../../mechanisms/board.ts';
import { linked } from '../../mechanisms/linked.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';
import { figures, nameOf, options } from '../../selection/alphabet.ts';
import { rowsOf } from '../../selection/selection.ts';
import { ent, trad } from '../family.ts';
import { chanceOfRegular } from './marksix.chance.ts';
import {
  ALL_SEVEN,
  BIG_TOTAL,
  HALF_WAVES,
  headOf,
  isOdd,
  NEUTRAL,
  NUMBERS,
  outcomesAt,
  REGULAR,
  SIDES,
  SPECIAL,
  tailOf,
  WAVES,
  waveOf,
} from './marksix.numbers.ts';
import type { Spaces } from './marksix.spaces.ts';
import { ANIMALS, type Animal, animalOf } from './marksix.zodiac.ts';

/** The result that examples show: the special number is 30, the total 140. */
const SHOWN: Result = [3, 11, 46, 25, 8, 17, 30];

const ZODIAC = options(...ANIMALS);
/** So many animals make a bet on the special number's animal. */
const SIX = 6;

/** Bets on one ball: the special, or a regular one at its position. */
export function ballPlays(spaces: Spaces, neutralPosition: boolean): Play[] {
  return ALL_SEVEN.flatMap((position) => {
    const isSpecial = position === SPECIAL;
    const name = isSpecial ? 'marksix.special' : `marksix.position${position + 1}`;
    const space = spaces.balls[position] as Space;
    const ball = SHOWN[position] ?? 0;
    const number = numberAt(position, space);
    const winning = Object.keys(SIDES).filter((side) => SIDES[side]?.(ball));
    return [
      ent(`${name}.number`, number, exampleOf(`${nameOf(NUMBERS, ball)},49`, { win: 1 })),
      ent(
        `${name}.sides`,
        sides({
          space,
          options: outcomesAt(position, SIDES, isSpecial || neutralPosition),
          ...(isSpecial || neutralPosition ? { pushing: 'big' } : {}),
        }),
        exampleOf(
          winning.slice(0, 2).join(','),
          Object.fromEntries(winning.slice(0, 2).map((own) => [own, 1])),
        ),
      ),
      ent(
        `${name}.wave`,
        sides({ space, options: outcomesAt(position, waveRules(), false) }),
        exampleOf(waveOf(ball), { [waveOf(ball)]: 1 }),
      ),
      ...(isSpecial ? [trad('marksix.special.series', number, exampleOf('30,49', { win: 1 }))] : []),
    ];
  });
}

/** What is bet on the special number beside itself and its sides. */
export function specialPlays(spaces: Spaces, year: Animal): Play[] {
  const space = spaces.balls[SPECIAL] as Space;
  const special = (result: Result) => result[SPECIAL] ?? 0;
  const other = otherThan(year);
  const animalShown = ANIMALS[animalOf(special(SHOWN), year)] as Animal;
  return [
    ent(
      'marksix.special.halfWave',
      sides({ space, options: outcomesAt(SPECIAL, HALF_WAVES, true), pushing: 'redBig' }),
      exampleOf('redBig,redOdd', { redBig: 1 }),
    ),
    ent('marksix.special.head', sides({ space, options: digitRules(5, headOf) }), exampleOf('3', { 3: 1 })),
    ent(
      'marksix.special.tail',
      sides({ space, options: digitRules(10, tailOf) }),
      exampleOf('0,1', { 0: 1 }),
    ),
    ent(
      'marksix.special.zodiac',
      board({
        rows: [{ id: 'picks', alphabet: ZODIAC }],
        space,
        tiers: zodiacTiers(year),
        winners: (result) => [zodiacWinner(special(result), year)],
      }),
      exampleOf(animalShown, { [animalShown === year ? 'year' : 'other']: 1 }),
    ),
    ent('marksix.special.sixZodiac', sixZodiac(space, year), exampleOf(sixWith(animalShown), { win: 1 })),
    ent(
      'marksix.total.sides',
      sides({
        space: spaces.total,
        options: {
          big: (result) => sum(result) >= BIG_TOTAL,
          small: (result) => sum(result) < BIG_TOTAL,
          odd: (result) => isOdd(sum(result)),
          even: (result) => !isOdd(sum(result)),
        },
      }),
      exampleOf('small,odd', { small: 1 }),
    ),
    ent(
      'marksix.regular.number',
      {
        ...board({
          rows: [{ id: 'picks', alphabet: NUMBERS }],
          space: spaces.numbers,
          tiers: [{ id: 'win', sample: '01' }],
          winners: (result) => [{ tier: 0, rows: [REGULAR.map((position) => result[position] ?? 0)] }],
        }),
        expect: (selection) => [fraction((rowsOf(selection)[0]?.length ?? 0) * REGULAR.length, NEUTRAL)],
        expectWin: (selection) => chanceOfRegular(rowsOf(selection)[0]?.length ?? 0),
        spreads: () => [{ selection: NUMBERS.names.join(',') }],
      },
      exampleOf('03,11,30', { win: 2 }),
    ),
    ent(
      'marksix.zodiac.perHit',
      {
        ...board({
          rows: [{ id: 'picks', alphabet: ZODIAC }],
          space: spaces.regularAnimals,
          tiers: zodiacTiers(year),
          winners: (result) => REGULAR.map((position) => zodiacWinner(result[position] ?? 0, year)),
        }),
        expect(selection) {
          const picks = rowsOf(selection)[0] ?? [];
          const own = picks.filter((animal) => ANIMALS[animal] === year).length;
          return [own * 5, (picks.length - own) * 4].map((count) =>
            fraction(count * REGULAR.length, NEUTRAL),
          );
        },
        expectWin(selection) {
          const picks = rowsOf(selection)[0] ?? [];
          const own = picks.filter((animal) => ANIMALS[animal] === year).length;
          return chanceOfRegular(picks.length * 4 + own);
        },
        spreads: () => [
          { selection: year },
          { selection: ANIMALS.filter((animal) => animal !== year).join(',') },
        ],
      },
      perHitExample(year, other),
    ),
  ];
}

function numberAt(position: number, space: Space) {
  return board({
    rows: [{ id: 'picks', alphabet: NUMBERS }],
    space,
    tiers: [{ id: 'win', sample: '01' }],
    winners: (result) => [{ tier: 0, rows: [[result[position] ?? 0]] }],
  });
}

/** Six animals: the special number's must be among them. 49 returns the stake, so all animals have four numbers. */
function sixZodiac(space: Space, year: Animal) {
  const every = ANIMALS.map((_, animal) => animal);
  const base = linked({
    alphabet: ZODIAC,
    k: SIX,
    space,
    tiers: [
      { id: 'win', of: [1, SIX - 1, 0], sample: every.slice(0, SIX) },
      { id: 'push', of: [0, 0, SIX], sample: every.slice(0, SIX) },
    ],
    kinds(result) {
      const special = result[SPECIAL] ?? 0;
      if (special === NEUTRAL) return [[], [], every];
      const own = animalOf(special, year);
      return [[own], every.filter((animal) => animal !== own), []];
    },
  });
  return {
    ...base,
    spreads: () => [{ selection: ANIMALS.join(',') }],
    tiers: base.tiers.map((tier) => (tier.id === 'push' ? { ...tier, push: true as const } : tier)),
  };
}

/** The year's animal has one number more than the others, so it has odds of its own. */
export function zodiacTiers(year: Animal) {
  return [
    { id: 'year', sample: year },
    { id: 'other', sample: otherThan(year) },
  ];
}

export function otherThan(year: Animal): Animal {
  return ANIMALS.find((animal) => animal !== year) as Animal;
}

export function exampleOf(selection: string, wins: Readonly<Record<string, number>>) {
  return { selection, result: SHOWN, wins };
}

function zodiacWinner(number: number, year: Animal) {
  const animal = animalOf(number, year);
  return { tier: ANIMALS[animal] === year ? 0 : 1, rows: [[animal]] };
}

function perHitExample(year: Animal, other: Animal) {
  const shown = REGULAR.map((position) => ANIMALS[animalOf(SHOWN[position] ?? 0, year)]);
  const times = (animal: Animal) => shown.filter((own) => own === animal).length;
  const wins = Object.entries({ year: times(year), other: times(other) }).filter(([, hits]) => hits > 0);
  return exampleOf(
    ANIMALS.filter((animal) => animal === year || animal === other).join(','),
    Object.fromEntries(wins),
  );
}

function sixWith(shown: Animal): string {
  const others = ANIMALS.filter((animal) => animal !== shown).slice(0, SIX - 1);
  return ANIMALS.filter((animal) => animal === shown || others.includes(animal)).join(',');
}

function waveRules() {
  return Object.fromEntries(WAVES.map((wave) => [wave, (number: number) => waveOf(number) === wave]));
}

function digitRules(count: number, digitOf: (number: number) => number) {
  return Object.fromEntries(
    figures(0, count - 1).names.map((name, digit) => [
      name,
      (result: Result) => digitOf(result[SPECIAL] ?? 0) === digit,
    ]),
  );
}
