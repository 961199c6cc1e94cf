import { lotteryDrawsTexts } from '@parlour/texts/load/lottery-draws';
import { useTextOf } from '@parlour/ui/spoken';

/** The texts of draws and of trends. */
export const useTrendText = () => useTextOf(lotteryDrawsTexts);
