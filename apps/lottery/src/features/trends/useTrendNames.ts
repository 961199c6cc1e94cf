import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { isOneOf } from '@parlour/contract/values/one-of';
import { describeTier } from '@parlour/texts/lottery-plays';
import { usePlayText } from '../../platform/texts.ts';
import { type Label, ROW_LABELS, type TrendGroup } from './groups.rules.ts';
import { useTrendText } from './trend-text.ts';

/** What groups, columns and sides are called. */
export function useTrendNames(family: LotteryFamily) {
  const text = useTrendText();
  const playText = usePlayText();
  const nameOption = (option: string) => startLarge(describeTier({ id: family }, option, playText));
  return {
    labelOf: ({ key, n = 0, other = 0 }: Label) =>
      isOneOf(ROW_LABELS, key) ? playText(key, { n }) : text(key, { n, other }),
    columnsOf: ({ columns, isNamed }: TrendGroup) => (isNamed ? columns.map(nameOption) : columns),
    sideOf: nameOption,
  };
}

function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
