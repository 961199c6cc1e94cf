/** The animals in the order of the years. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export type Animal = (typeof ANIMALS)[number];

/** Lunar New Year, as month and day, from 2019 on. */
const FIRST_YEAR = 2019;
const NEW_YEARS = [
  ['02-05', '01-25', '02-12', '02-01', '01-22', '02-10', '01-29', '02-17', '02-06', '01-26', '02-13'],
  ['02-03', '01-23', '02-11', '01-31', '02-19', '02-08', '01-28', '02-15', '02-04', '01-24', '02-12'],
  ['02-01', '01-22', '02-10', '01-30', '02-17', '02-06', '01-26', '02-14', '02-02', '01-23', '02-11'],
  ['02-01', '02-19', '02-08', '01-28', '02-15', '02-04', '01-24', '02-12', '02-02', '01-21'],
].flat();

/** A year of the rat: the others follow from it. */
const RAT_YEAR = 2020;

/** Lunar New Year of a year, as `YYYY-MM-DD`. */
export function lunarNewYear(year: number): string {
  const day = NEW_YEARS[year - FIRST_YEAR];
  if (!day) throw new RangeError(`Lunar New Year of ${year} is not in the table`);
  return `${year}-${day}`;
}

/** The animal of the lunar year that a day (`YYYY-MM-DD`, where the draw is held) lies in. A draw is played under it. */
export function animalOfDay(day: string): Animal {
  const year = Number(day.slice(0, 4));
  const lunarYear = day < lunarNewYear(year) ? year - 1 : year;
  // Looked up so that a day before the table's first New Year is refused too.
  lunarNewYear(lunarYear);
  return ANIMALS[wrap(lunarYear - RAT_YEAR)] as Animal;
}

/** The animal of a number in a year: the year's animal owns 1, and as the numbers go up the animals go back. */
export function animalOf(number: number, year: Animal): number {
  return wrap(ANIMALS.indexOf(year) - (number - 1));
}

function wrap(index: number): number {
  return ((index % ANIMALS.length) + ANIMALS.length) % ANIMALS.length;
}
