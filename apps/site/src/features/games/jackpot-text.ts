import { jackpotTexts } from '@parlour/texts/load/jackpot';
import { useTextOf } from '../../platform/texts/texts.tsx';

/** The texts of the jackpot and the winners. */
export const useJackpotText = () => useTextOf(jackpotTexts);
