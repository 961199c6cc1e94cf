import { choose, fraction, multiply } from '@parlour/exact';
import { board, sides } from '../../mechanisms/board.ts';
import { type Linked, type LinkedTier, linked, linkedWithBanker } from '../../mechanisms/linked.ts';
import type { Mechanics, Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { type Alphabet, figures, nameOf, options, valuesOf } from '../../selection/alphabet.ts';
import { ent, trad } from '../family.ts';
import { chanceOfLinked } from './marksix.chance.ts';
import { NUMBERS, REGULAR, SPECIAL, tailOf } from './marksix.numbers.ts';
import { exampleOf, zodiacTiers } from './marksix.single.ts';
import type { Spaces } from './marksix.spaces.ts';
import { ANIMALS, type Animal, animalOf } from './marksix.zodiac.ts';

const ZODIAC = options(...ANIMALS);
const TAILS = figures(0, 9);
const LINKED = [2, 3, 4, 5];
const NONE_OF = [5, 6, 7, 8, 9, 10, 11, 12];

/** Animals and tails among all seven balls: one of them, several linked, and how many animals there are. */
export function groupPlays(spaces: Spaces, year: Animal): Play[] {
  const shownAnimals = (result: Result) => [...new Set(result.map((number) => animalOf(number, year)))];
  const shownTails = (result: Result) => [...new Set(result.map(tailOf))];
  const count = (result: Result) => shownAnimals(result).length;
  const own = ANIMALS.indexOf(year);
  return [
    ent(
      'marksix.zodiac.once',
      {
        ...board({
          rows: [{ id: 'picks', alphabet: ZODIAC }],
          space: spaces.animals,
          tiers: zodiacTiers(year),
          winners: (result) => apart(shownAnimals(result), own),
        }),
        spreads: () => spreadsApart(ZODIAC, own),
      },
      exampleOf(year, { year: 1 }),
    ),
    ent(
      'marksix.tail.once',
      {
        ...board({
          rows: [{ id: 'picks', alphabet: TAILS }],
          space: spaces.tails,
          tiers: [
            { id: 'zero', sample: '0' },
            { id: 'other', sample: '1' },
          ],
          winners: (result) => apart(shownTails(result), 0),
        }),
        spreads: () => spreadsApart(TAILS, 0),
      },
      exampleOf('1,2,3', { other: 2 }),
    ),
    ...LINKED.flatMap((k) => [
      ...linkedPlays(`marksix.zodiac.all${k}`, {
        ...members({ alphabet: ZODIAC, k, special: own, name: 'year' }),
        space: spaces.animals,
        kinds: (result) => kindsOf(shownAnimals(result), own),
      }),
      ...linkedPlays(`marksix.tail.all${k}`, {
        ...members({ alphabet: TAILS, k, special: 0, name: 'zero' }),
        space: spaces.tails,
        kinds: (result) => kindsOf(shownTails(result), 0),
      }),
    ]),
    ent(
      'marksix.zodiac.total',
      sides({
        space: spaces.animals,
        options: {
          fourOrFewer: (result) => count(result) <= 4,
          five: (result) => count(result) === 5,
          six: (result) => count(result) === 6,
          seven: (result) => count(result) === 7,
          odd: (result) => count(result) % 2 === 1,
          even: (result) => count(result) % 2 === 0,
        },
      }),
      exampleOf('seven,even', { seven: 1 }),
    ),
  ];
}

/** Bets of several numbers. */
export function numberPlays(spaces: Spaces): Play[] {
  const regular = (result: Result) => REGULAR.map((position) => result[position] ?? 0);
  const special = (result: Result) => [result[SPECIAL] ?? 0];
  const missed = (result: Result) => valuesOf(NUMBERS).filter((number) => !result.includes(number));
  const others = (result: Result) => [...special(result), ...missed(result)];
  const base = (k: number) => ({ alphabet: NUMBERS, k, space: spaces.numbers });
  const tier = (id: string, of: number[], k: number): LinkedTier => ({ id, of, sample: firstOf(k) });
  const all = (k: number): Linked => ({
    ...base(k),
    tiers: [tier('win', [k], k)],
    kinds: (result) => [regular(result)],
  });
  return [
    ...[2, 3, 4].flatMap((k) => numberBets(`marksix.number.all${k}`, all(k), [6])),
    ...[2, 3, 4].map((k) =>
      trad(
        `marksix.number.all${k}.series`,
        exactly(all(k), [6], linked),
        exampleOf(shownNumbers(k), { win: 1 }),
      ),
    ),
    ...numberBets(
      'marksix.number.hit2of3',
      {
        ...base(3),
        tiers: [tier('hit3', [3, 0], 3), tier('hit2', [2, 1], 3)],
        kinds: (result) => [regular(result), others(result)],
      },
      [6, 43],
    ),
    ...numberBets(
      'marksix.number.withSpecial',
      {
        ...base(2),
        tiers: [tier('regular', [2, 0], 2), tier('special', [1, 1], 2)],
        kinds: (result) => [regular(result), special(result)],
      },
      [6, 1],
    ),
    ...NONE_OF.flatMap((k) =>
      numberBets(
        `marksix.number.none${k}`,
        { ...base(k), tiers: [tier('win', [k], k)], kinds: (result) => [missed(result)] },
        [42],
      ),
    ),
  ];
}

/** Entries that are shown, the special one as a tier of its own. */
function apart(shown: readonly number[], special: number) {
  return kindsOf(shown, special).map((values, tier) => ({ tier, rows: [values] }));
}

/** The special entry by itself, and all others together. */
function spreadsApart({ names }: Alphabet, special: number) {
  const others = names.filter((_, i) => i !== special);
  return [{ selection: names[special] ?? '' }, { selection: others.join(',') }];
}

function kindsOf(shown: readonly number[], special: number): number[][] {
  return [shown.filter((value) => value === special), shown.filter((value) => value !== special)];
}

/** Members, one of which has odds of its own: a bet pays the lowest odds among its members. */
function members(of: { alphabet: Alphabet; k: number; special: number; name: string }) {
  const others = valuesOf(of.alphabet).filter((value) => value !== of.special);
  const tiers: LinkedTier[] = [
    {
      id: 'mixed',
      of: [1, of.k - 1],
      sample: [of.special, ...others.slice(0, of.k - 1)],
      odds: { lowestOf: [of.name, 'other'] },
    },
    { id: 'other', of: [0, of.k], sample: others.slice(0, of.k) },
  ];
  return { alphabet: of.alphabet, k: of.k, tiers };
}

function linkedPlays(id: string, of: Linked): Play[] {
  const every = of.alphabet.names.join(',');
  const alone = of.alphabet.names.length - 1;
  const plain: Mechanics = {
    ...linked(of),
    spreads: () => [
      { selection: every, tier: 'mixed', bets: choose(alone, of.k - 1) },
      { selection: every, tier: 'other', bets: choose(alone, of.k) },
    ],
  };
  return withBanker(id, plain, linkedWithBanker(of), examplesOf(of));
}

function numberBets(id: string, of: Linked, sizes: readonly number[]): Play[] {
  const plain: Mechanics = {
    ...exactly(of, sizes, linked),
    spreads: () => [{ selection: NUMBERS.names.join(',') }],
  };
  return withBanker(id, plain, exactly(of, sizes, linkedWithBanker), examplesOf(of));
}

/** Numbers are interchangeable, so each bet wins a tier in the same share of draws: C(kind, of it) ... of C(49, k). */
function exactly(of: Linked, sizes: readonly number[], make: (of: Linked) => Mechanics): Mechanics {
  const mechanics = make(of);
  const bets = choose(NUMBERS.names.length, of.k);
  const chances = of.tiers.map((tier) =>
    fraction(
      sizes.reduce((ways, size, kind) => ways * choose(size, tier.of[kind] ?? 0), 1),
      bets,
    ),
  );
  return {
    ...mechanics,
    expect: (selection) => {
      const count = fraction(mechanics.count(selection));
      return chances.map((chance) => multiply(count, chance));
    },
    expectWin: (selection) => chanceOfLinked(of.tiers, sizes, selection),
  };
}

function withBanker(
  id: string,
  plain: Mechanics,
  banker: Mechanics,
  examples: { plain: ReturnType<typeof exampleOf>; banker: ReturnType<typeof exampleOf> },
): Play[] {
  return [ent(id, plain, examples.plain), { ...ent(`${id}.banker`, banker, examples.banker), oddsFrom: id }];
}

/** A bet that wins with the result that examples show, found by asking for one of the first tier that can. */
function examplesOf(of: Linked) {
  const kinds = of.kinds(exampleOf('', {}).result);
  const tier = of.tiers.find((own) => own.of.every((asked, kind) => (kinds[kind]?.length ?? 0) >= asked));
  const [first = 0, ...rest] = (tier?.of ?? []).flatMap((asked, kind) => (kinds[kind] ?? []).slice(0, asked));
  const names = (values: readonly number[]) =>
    values
      .toSorted((a, b) => a - b)
      .map((value) => nameOf(of.alphabet, value))
      .join(',');
  const wins = { [tier?.id ?? '']: 1 };
  return {
    plain: exampleOf(names([first, ...rest]), wins),
    banker: exampleOf(`${names([first])}|${names(rest)}`, wins),
  };
}

function firstOf(k: number): number[] {
  return valuesOf(NUMBERS).slice(0, k);
}

function shownNumbers(k: number): string {
  return ['03', '08', '11', '17'].slice(0, k).join(',');
}
