import type { OddsTable } from '../../odds/odds-table.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SIDES = { '*': '1.96' };

/** The farther from 11, the rarer. */
const SUMS = {
  ...oddsOfSums('40', 3, 4, 18, 19),
  ...oddsOfSums('20', 5, 6, 16, 17),
  ...oddsOfSums('12', 7, 8, 14, 15),
  ...oddsOfSums('9.5', 9, 10, 12, 13),
  ...oddsOfSums('7.5', 11),
};

/** One house's odds, shipped as the default. */
export const PK10_ODDS: OddsTable = {
  ...Object.fromEntries(PLACES.map((place) => [`pk10.place${place}.sides`, SIDES])),
  ...Object.fromEntries(PLACES.map((place) => [`pk10.place${place}.number`, { win: '9.8' }])),
  ...Object.fromEntries(PLACES.slice(0, 5).map((place) => [`pk10.dragonTiger${place}`, SIDES])),
  'pk10.firstTwo.sides': { big: '2.15', even: '2.15', small: '1.75', odd: '1.75' },
  'pk10.firstTwo.sum': SUMS,
};

function oddsOfSums(odds: string, ...sums: number[]): Record<string, string> {
  return Object.fromEntries(sums.map((sum) => [String(sum), odds]));
}
