import type { OddsTable } from '../../odds/odds-table.ts';

/** Of the sums 3 to 10; those above mirror them. */
const LOW_SUMS = ['189', '63', '31.5', '18.9', '12.6', '9', '7.65', '7'];

/** One house's odds, shipped as the default. */
export const K3_ODDS: OddsTable = {
  'k3.board.sides': { '*': '1.95' },
  'k3.board.sum': Object.fromEntries(
    LOW_SUMS.flatMap((odds, i) => [
      [String(3 + i), odds],
      [String(18 - i), odds],
    ]),
  ),
  'k3.board.triple': { win: '189' },
  'k3.board.anyTriple': { win: '31.5' },
  'k3.board.threeDifferent': { win: '31.5' },
  'k3.board.anyStraight': { win: '7.87' },
  'k3.board.pair': { win: '12.6' },
  'k3.board.pairSingle': { win: '63' },
  'k3.board.twoDifferent': { win: '6.3' },
};
