import type { OddsTable } from '../../odds/odds-table.ts';

const NUMBER = { win: '48' };
const SIDES = { '*': '1.97' };
const WAVE = { red: '2.8', blue: '2.95', green: '2.95' };
const POSITIONS = [1, 2, 3, 4, 5, 6];

/** One house's odds, shipped as the default. */
export const MARKSIX_ODDS: OddsTable = {
  'marksix.special.number': NUMBER,
  'marksix.special.sides': SIDES,
  'marksix.special.wave': WAVE,
  ...Object.fromEntries(
    POSITIONS.flatMap((position) => [
      [`marksix.position${position}.number`, NUMBER],
      [`marksix.position${position}.sides`, SIDES],
      [`marksix.position${position}.wave`, WAVE],
    ]),
  ),
  'marksix.special.halfWave': {
    redBig: '6.6',
    redSmall: '4.6',
    redOdd: '5.8',
    redEven: '5.1',
    blueBig: '5.1',
    blueSmall: '6.6',
    blueOdd: '5.8',
    blueEven: '5.8',
    greenBig: '5.8',
    greenSmall: '6.6',
    greenOdd: '5.8',
    greenEven: '6.6',
  },
  'marksix.special.head': { 0: '5.2', '*': '4.7' },
  'marksix.special.tail': { 0: '11.8', '*': '9.4' },
  'marksix.special.zodiac': { year: '9.4', other: '11.8' },
  'marksix.special.sixZodiac': { win: '1.95' },
  'marksix.total.sides': { '*': '1.95' },
  'marksix.regular.number': { win: '7.8' },
  'marksix.zodiac.perHit': { year: '1.55', other: '1.95' },
  'marksix.zodiac.once': { year: '1.73', other: '2.04' },
  'marksix.zodiac.total': {
    fourOrFewer: '15',
    five: '3.1',
    six: '2.05',
    seven: '5.5',
    odd: '1.98',
    even: '1.84',
  },
  'marksix.tail.once': { zero: '2.04', other: '1.73' },
  'marksix.zodiac.all2': { year: '3.9', other: '4.6' },
  'marksix.zodiac.all3': { year: '9.8', other: '11.6' },
  'marksix.zodiac.all4': { year: '28', other: '33' },
  'marksix.zodiac.all5': { year: '95', other: '115' },
  'marksix.tail.all2': { zero: '3.9', other: '3.3' },
  'marksix.tail.all3': { zero: '8.2', other: '6.9' },
  'marksix.tail.all4': { zero: '19.5', other: '16.2' },
  'marksix.tail.all5': { zero: '55', other: '45' },
  'marksix.number.all2': { win: '68' },
  'marksix.number.all3': { win: '680' },
  'marksix.number.all4': { win: '9000' },
  'marksix.number.hit2of3': { hit3: '100', hit2: '20' },
  'marksix.number.withSpecial': { regular: '51', special: '31' },
  'marksix.number.none5': { win: '2.1' },
  'marksix.number.none6': { win: '2.5' },
  'marksix.number.none7': { win: '3' },
  'marksix.number.none8': { win: '3.6' },
  'marksix.number.none9': { win: '4.3' },
  'marksix.number.none10': { win: '5.2' },
  'marksix.number.none11': { win: '6.3' },
  'marksix.number.none12': { win: '7.7' },
  'marksix.parlay': { side: '1.95', red: '2.75', blue: '2.9', green: '2.9' },
};
