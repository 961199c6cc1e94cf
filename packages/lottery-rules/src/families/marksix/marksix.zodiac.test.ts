import { describe, expect, test } from 'vitest';
import { animalByWalking } from '../../testing/naive-marksix.ts';
import { ANIMALS, animalOf, animalOfDay, lunarNewYear } from './marksix.zodiac.ts';

/** The day on which the Chinese calendar of the runtime begins a year: the first month's first day. */
function newYearByCalendar(year: number): string {
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let day = 20; day <= 52; day += 1) {
    const date = new Date(Date.UTC(year, 0, day));
    const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, value]));
    if (parts.month === '1' && parts.day === '1') return date.toISOString().slice(0, 10);
  }
  throw new Error(`no New Year in ${year}`);
}

/** The k-th new moon since 2000 as a day in China: the mean one and its largest periodic terms, good to a minute or two. */
function newMoonInChina(k: number): string {
  const t = k / 1236.85;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const e = 1 - 0.002516 * t;
  const sun = rad(2.5534 + 29.1053567 * k);
  const moon = rad(201.5643 + 385.81693528 * k + 0.0107582 * t * t);
  const node = rad(160.7108 + 390.67050284 * k - 0.0016118 * t * t);
  const terms =
    -0.4072 * Math.sin(moon) +
    0.17241 * e * Math.sin(sun) +
    0.01608 * Math.sin(2 * moon) +
    0.01039 * Math.sin(2 * node) +
    0.00739 * e * Math.sin(moon - sun) -
    0.00514 * e * Math.sin(moon + sun) +
    0.00208 * e * e * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * node) -
    0.00057 * Math.sin(moon + 2 * node) +
    0.00056 * e * Math.sin(2 * moon + sun) -
    0.00042 * Math.sin(3 * moon) +
    0.00042 * e * Math.sin(sun + 2 * node) +
    0.00038 * e * Math.sin(sun - 2 * node) -
    0.00024 * e * Math.sin(2 * moon - sun);
  const dynamicalDay = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t + terms;
  const unixDays = dynamicalDay - 2_440_587.5 - 75 / 86_400 + 8 / 24;
  return new Date(unixDays * 86_400_000).toISOString().slice(0, 10);
}

describe('the zodiac year', () => {
  test('Lunar New Year is a new moon in China, 2019 to 2061', () => {
    const moons = new Set(Array.from({ length: 540 }, (_, i) => newMoonInChina(230 + i)));
    for (let year = 2019; year <= 2061; year += 1) expect(moons).toContain(lunarNewYear(year));
  });

  test('it is as the Chinese calendar of the runtime says, but where that misses midnight by minutes', () => {
    const different = Array.from({ length: 43 }, (_, i) => 2019 + i).filter(
      (year) => lunarNewYear(year) !== newYearByCalendar(year),
    );
    // The new moons of February 2027 and 2030 fall at 23:56 and 00:07 in China; a runtime may put them across midnight.
    expect(different.filter((year) => year !== 2027 && year !== 2030)).toEqual([]);
  });

  test.each([
    ['2020-01-24', 'pig'],
    ['2020-01-25', 'rat'],
    ['2023-12-31', 'rabbit'],
    ['2024-01-01', 'rabbit'],
    ['2024-02-09', 'rabbit'],
    ['2024-02-10', 'dragon'],
    ['2025-01-28', 'dragon'],
    ['2025-01-29', 'snake'],
    ['2026-02-16', 'snake'],
    ['2026-02-17', 'horse'],
    ['2027-02-05', 'horse'],
    ['2027-02-06', 'goat'],
    ['2060-12-31', 'dragon'],
  ])('%s lies in the year of the %s', (day, animal) => {
    expect(animalOfDay(day)).toBe(animal);
  });

  test('a day outside the table is refused', () => {
    expect(() => animalOfDay('2019-02-04')).toThrow(RangeError);
    expect(() => animalOfDay('2062-06-01')).toThrow(RangeError);
  });

  test('in every year the own animal has 1, 13, 25, 37 and 49, and every other animal four numbers', () => {
    for (const year of ANIMALS) {
      const numbers = Array.from({ length: 49 }, (_, i) => i + 1);
      for (const number of numbers)
        expect(ANIMALS[animalOf(number, year)]).toBe(animalByWalking(number, year));
      const own = numbers.filter((number) => ANIMALS[animalOf(number, year)] === year);
      expect(own).toEqual([1, 13, 25, 37, 49]);
    }
  });
});
