import type { OddsTable } from '../../odds/odds-table.ts';

const BIG = { first: '2500', second: '1000', third: '500', starter: '180', consolation: '60' };
const SMALL = { first: '3500', second: '2000', third: '1000' };

/** The usual prizes for a unit, shipped as the default. An iBox divides the prize by the orders of its digits. */
export const FOURD_ODDS: OddsTable = {
  'fourd.big': BIG,
  'fourd.small': SMALL,
  'fourd.big.ibox': BIG,
  'fourd.small.ibox': SMALL,
};
