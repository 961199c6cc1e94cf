import { offersTexts } from '@parlour/texts/load/offers';
import { useTextOf } from '../texts/texts.tsx';

export const useOfferText = () => useTextOf(offersTexts);
