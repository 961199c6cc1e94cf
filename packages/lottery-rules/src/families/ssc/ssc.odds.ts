import type { OddsTable } from '../../odds/odds-table.ts';

const SIDES = { '*': '1.982' };
const NUMBER = { win: '9.91' };
const SHAPES = { leopard: '70', straight: '14', pair: '3.2', halfStraight: '2.3', mixed: '2.8' };

/** One house's odds, shipped as the default. */
export const SSC_ODDS: OddsTable = {
  'ssc.ball1.sides': SIDES,
  'ssc.ball2.sides': SIDES,
  'ssc.ball3.sides': SIDES,
  'ssc.ball4.sides': SIDES,
  'ssc.ball5.sides': SIDES,
  'ssc.ball1.number': NUMBER,
  'ssc.ball2.number': NUMBER,
  'ssc.ball3.number': NUMBER,
  'ssc.ball4.number': NUMBER,
  'ssc.ball5.number': NUMBER,
  'ssc.total.sides': SIDES,
  'ssc.dragonTiger': { dragon: '2.2', tiger: '2.2', tie: '9.4' },
  'ssc.front3.shape': SHAPES,
  'ssc.middle3.shape': SHAPES,
  'ssc.back3.shape': SHAPES,
};
