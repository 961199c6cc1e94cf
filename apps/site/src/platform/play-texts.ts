import type { PlayKey } from '@parlour/texts/lottery-plays';
import { textsApart } from './texts-apart.ts';

const plays = textsApart<PlayKey>({
  EN: () => import('@parlour/texts/messages/EN/lottery-plays.json'),
  CN: () => import('@parlour/texts/messages/CN/lottery-plays.json'),
  JA: () => import('@parlour/texts/messages/JA/lottery-plays.json'),
  TH: () => import('@parlour/texts/messages/TH/lottery-plays.json'),
  VI: () => import('@parlour/texts/messages/VI/lottery-plays.json'),
  TY: () => import('@parlour/texts/messages/TY/lottery-plays.json'),
});

/** The words of lottery plays. */
export const usePlayText = plays.useTextApart;
export const loadPlayTexts = plays.load;
