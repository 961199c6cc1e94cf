import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import { useTextOf } from './texts.tsx';

/** The texts of lottery plays. */
export const usePlayText = () => useTextOf(lotteryPlaysTexts);
