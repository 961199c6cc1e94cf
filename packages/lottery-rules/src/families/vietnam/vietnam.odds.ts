import type { OddsTable } from '../../odds/odds-table.ts';
import type { Region } from './vietnam.lots.ts';

const ENDING2 = { win: '99.9' };
const ENDING3 = { win: '980' };
const ENDING4 = { win: '9000' };

type Rates = { flat: string; all: Record<number, string>; none: Record<number, string> };

const SOUTHERN: Rates = {
  flat: '5.445',
  all: { 2: '28', 3: '150', 4: '750' },
  none: { 4: '1.8', 6: '2.5', 8: '3.3', 10: '4.3' },
};

const NORTHERN: Rates = {
  flat: '3.7',
  all: { 2: '16', 3: '65', 4: '180' },
  none: { 4: '2.3', 6: '4.5', 8: '8', 10: '12' },
};

/** One house's rates, shipped as the default. */
export const VIETNAM_ODDS: Readonly<Record<Region, (id: string) => OddsTable>> = {
  north: (id) => ratesOf(id, NORTHERN),
  south: (id) => ratesOf(id, SOUTHERN),
  central: (id) => ratesOf(id, SOUTHERN),
};

function ratesOf(id: string, { flat, all, none }: Rates): OddsTable {
  return {
    [`${id}.lo2`]: ENDING2,
    [`${id}.lo3`]: ENDING3,
    [`${id}.lo4`]: ENDING4,
    [`${id}.lo2Flat`]: { win: flat },
    [`${id}.special2`]: ENDING2,
    [`${id}.smallest2`]: ENDING2,
    [`${id}.headTail2`]: ENDING2,
    [`${id}.special3`]: ENDING3,
    [`${id}.special4`]: ENDING4,
    ...Object.fromEntries(Object.entries(all).map(([k, win]) => [`${id}.all${k}`, { win }])),
    ...Object.fromEntries(Object.entries(none).map(([k, win]) => [`${id}.none${k}`, { win }])),
  };
}
