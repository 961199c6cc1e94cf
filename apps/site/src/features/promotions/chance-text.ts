import { chanceTexts } from '@parlour/texts/load/chance';
import { useTextOf } from '../../platform/texts/texts.tsx';

/** The texts of sign-ins, tasks, the wheel and red packets. */
export const useChanceText = () => useTextOf(chanceTexts);
