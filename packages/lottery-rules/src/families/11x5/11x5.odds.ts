import type { OddsTable } from '../../odds/odds-table.ts';

const SIDES = { '*': '1.96' };
const NUMBER = { win: '10.7' };

/** Shipped as the default. */
export const ELEVEN_FIVE_ODDS: OddsTable = {
  '11x5.ball1.sides': SIDES,
  '11x5.ball2.sides': SIDES,
  '11x5.ball3.sides': SIDES,
  '11x5.ball4.sides': SIDES,
  '11x5.ball5.sides': SIDES,
  '11x5.ball1.number': NUMBER,
  '11x5.ball2.number': NUMBER,
  '11x5.ball3.number': NUMBER,
  '11x5.ball4.number': NUMBER,
  '11x5.ball5.number': NUMBER,
  '11x5.total.sides': { big: '1.96', small: '1.96', odd: '1.94', even: '1.94' },
  '11x5.dragonTiger': { '*': '1.96' },
};
