import { boardsTexts } from '@parlour/texts/load/boards';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const useBoardText = () => useTextOf(boardsTexts);
