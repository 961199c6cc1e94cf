import { type Money, PARTS_PER_UNIT, writeDecimal } from '@parlour/money';
import type { CardTableRow } from '../../card-tables/card-wire.ts';

const HUNDREDTHS = 100n;

/** The rake of a table in percent, as it is written. */
export function rakePercent(
  { showPercent }: Pick<Money, 'showPercent'>,
  { rakeRate }: Pick<CardTableRow, 'rakeRate'>,
): string {
  return showPercent(writeDecimal((BigInt(rakeRate) * PARTS_PER_UNIT) / HUNDREDTHS));
}
