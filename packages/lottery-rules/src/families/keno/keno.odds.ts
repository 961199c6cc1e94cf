import type { OddsTable } from '../../odds/odds-table.ts';

/**
 * What each count of hits pays for a unit, as in the prize table of China's KL8, which quotes prizes for 2 units; and
 * one house's odds for the boards.
 */
export const KENO_ODDS: OddsTable = {
  'keno.any1': { hit1: '2.3' },
  'keno.any2': { hit2: '9.5' },
  'keno.any3': { hit3: '26.5', hit2: '1.5' },
  'keno.any4': { hit4: '50', hit3: '2.5', hit2: '1.5' },
  'keno.any5': { hit5: '500', hit4: '10.5', hit3: '1.5' },
  'keno.any6': { hit6: '1500', hit5: '15', hit4: '5', hit3: '1.5' },
  'keno.any7': { hit7: '5000', hit6: '144', hit5: '14', hit4: '2', hit0: '1' },
  'keno.any8': { hit8: '25000', hit7: '400', hit6: '44', hit5: '5', hit4: '1.5', hit0: '1' },
  'keno.any9': { hit9: '150000', hit8: '1000', hit7: '100', hit6: '10', hit5: '2.5', hit4: '1.5', hit0: '1' },
  'keno.any10': {
    hit10: '2500000',
    hit9: '4000',
    hit8: '400',
    hit7: '40',
    hit6: '2.5',
    hit5: '1.5',
    hit0: '1',
  },
  'keno.sum.size': { '*': '1.95' },
  'keno.sum.parity': { odd: '1.95', even: '1.95', middle: '215' },
  'keno.sum.element': { gold: '9.2', wood: '4.6', water: '2.4', fire: '4.6', earth: '9.2' },
  'keno.upperLower': { upper: '2.35', lower: '2.35', tie: '4.6' },
  'keno.oddEven': { odd: '2.35', even: '2.35', tie: '4.6' },
};
