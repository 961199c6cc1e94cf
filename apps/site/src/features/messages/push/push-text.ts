import { pushTexts } from '@parlour/texts/load/push';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const usePushText = () => useTextOf(pushTexts);
