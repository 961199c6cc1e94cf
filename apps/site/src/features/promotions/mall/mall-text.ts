import { mallTexts } from '@parlour/texts/load/mall';
import { useTextOf } from '../../../platform/texts/texts.tsx';

/** The texts of the mall, its orders and the history of points. */
export const useMallText = () => useTextOf(mallTexts);
