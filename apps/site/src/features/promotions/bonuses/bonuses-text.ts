import { bonusesTexts } from '@parlour/texts/load/bonuses';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const useBonusesText = () => useTextOf(bonusesTexts);
