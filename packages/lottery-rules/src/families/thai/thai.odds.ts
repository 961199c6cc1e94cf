import type { OddsTable } from '../../odds/odds-table.ts';

const BOTH = {
  top3: { win: '900' },
  anyOrder3: { win: '130' },
  top2: { win: '90' },
  bottom2: { win: '90' },
  runTop: { win: '3.2' },
  runBottom: { win: '4.2' },
};
const TWICE = { front3: { win: '400' }, bottom3: { win: '400' } };

/** One house's rates, shipped as the default. */
export const THAI_ODDS: OddsTable = named('thai', { ...BOTH, ...TWICE });
export const YEEKEE_ODDS: OddsTable = named('yeekee', BOTH);

function named(family: string, plays: OddsTable): OddsTable {
  return Object.fromEntries(Object.entries(plays).map(([name, odds]) => [`${family}.${name}`, odds]));
}
