import type { OddsTable } from '../../odds/odds-table.ts';

/** Odds of the sums 0 to 13; those from 14 on mirror them. */
const NUMBERS = [
  '900',
  '300',
  '150',
  '92',
  '62',
  '45',
  '34',
  '26',
  '21',
  '17.5',
  '15.2',
  '14',
  '13.2',
  '12.9',
];

/** One house's odds, shipped as the default, for the settings as shipped: the wider extremes need lower ones. */
export const LUCKY28_ODDS: OddsTable = {
  'lucky28.number': Object.fromEntries(
    [...NUMBERS, ...NUMBERS.toReversed()].map((odds, sum) => [String(sum), odds]),
  ),
  'lucky28.sides': { '*': '1.95' },
  'lucky28.combination': { bigOdd: '4.1', smallEven: '4.1', bigEven: '3.5', smallOdd: '3.5' },
  'lucky28.extreme': { '*': '26' },
  'lucky28.wave': { red: '2.85', green: '3.65', blue: '3.65' },
};
