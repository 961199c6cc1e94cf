import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { FAMILIES } from '@parlour/lottery-rules';
import fc from 'fast-check';
import type { DrawnIssue } from '../groups.rules.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** Histories of a family, some of their issues void; days pass, and so does a Lunar New Year. */
export function anyIssues(family: LotteryFamily, most = 60): fc.Arbitrary<DrawnIssue[]> {
  return fc
    .array(fc.option(anyResult(family), { freq: 12, nil: null }), { maxLength: most })
    .map((results) => results.map((result, index) => ({ numero: numeroAt(index), result })));
}

function anyResult(family: LotteryFamily): fc.Arbitrary<number[]> {
  const draw = FAMILIES.find(({ id }) => id === family)?.draw;
  if (!draw) throw new Error(`there is no family ${family}`);
  switch (draw.kind) {
    case 'digits':
      return numbers(draw.count, 0, 9);
    case 'dice':
      return numbers(draw.count, 1, 6);
    case 'distinct':
      return fc.shuffledSubarray(
        Array.from({ length: draw.from }, (_, index) => index + 1),
        { minLength: draw.count, maxLength: draw.count },
      );
    case 'lots':
      return fc.tuple(...draw.digits.map((digits) => fc.integer({ min: 0, max: 10 ** digits - 1 })));
  }
}

function numbers(count: number, min: number, max: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count });
}

function numeroAt(index: number): string {
  const day = new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-01`;
}
