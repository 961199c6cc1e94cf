import type { Text } from '@parlour/texts/create-text';
import type { LotteryPageKey } from '@parlour/texts/load/lottery-page';
import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import type { PlayText } from '@parlour/texts/lottery-plays';
import { useOwnText, useTextOf } from '@parlour/ui/spoken';

export { useFormats, useMoney } from '@parlour/ui/spoken';

export type PageText = Text<LotteryPageKey>;

export const useText = (): PageText => useOwnText<LotteryPageKey>();

/** The words of plays; loaded before the first paint, so it never waits. */
export const usePlayText = (): PlayText => useTextOf(lotteryPlaysTexts);
