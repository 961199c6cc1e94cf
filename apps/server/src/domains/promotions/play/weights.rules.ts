import { WHOLE_RETURN_PERCENT } from '@parlour/contract/values/promotions/promotions.rules';
import {
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  parseDecimal,
  subtract,
} from '@parlour/lottery-rules';

const WHOLE = 100n;
/** The edge at which a stake counts whole. */
const WHOLE_EDGE = fraction(WHOLE - WHOLE_RETURN_PERCENT, WHOLE);
/** A per cent of edge counts so many per cent of a stake, up to the whole. */
export const WEIGHT_PER_EDGE = WHOLE_EDGE.under / WHOLE_EDGE.over;

/** In per cent, for a return as a share of the stake. */
export function weightOfReturn(share: Fraction): bigint {
  const edge = subtract(ONE, share);
  if (edge.over <= 0n) return 0n;
  if (compare(edge, WHOLE_EDGE) >= 0) return WHOLE;
  const { over, under } = multiply(edge, fraction(WHOLE * WHOLE_EDGE.under, WHOLE_EDGE.over));
  return over / under;
}

/** For a title's published return, `96.00`; one that publishes none counts for nothing. */
export const weightOfTitle = (returnPercent: string | null): bigint =>
  returnPercent === null ? 0n : weightOfReturn(multiply(parseDecimal(returnPercent), fraction(1n, WHOLE)));

/** What of a valid stake counts towards a bonus, a rebate, a rescue and points. */
export const counted = (valid: bigint, weight: bigint): bigint => (valid * weight) / WHOLE;
