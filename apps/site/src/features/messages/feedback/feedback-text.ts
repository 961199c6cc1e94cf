import { feedbackTexts } from '@parlour/texts/load/feedback';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const useFeedbackText = () => useTextOf(feedbackTexts);
