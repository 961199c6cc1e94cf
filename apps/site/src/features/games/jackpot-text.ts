import type { JackpotKey } from '@parlour/texts/jackpot';
import { textsApart } from '../../platform/texts-apart.ts';

const jackpot = textsApart<JackpotKey>({
  EN: () => import('@parlour/texts/messages/EN/jackpot.json'),
  CN: () => import('@parlour/texts/messages/CN/jackpot.json'),
  JA: () => import('@parlour/texts/messages/JA/jackpot.json'),
  TH: () => import('@parlour/texts/messages/TH/jackpot.json'),
  VI: () => import('@parlour/texts/messages/VI/jackpot.json'),
  TY: () => import('@parlour/texts/messages/TY/jackpot.json'),
});

/** The words of the jackpot and the winners. */
export const useJackpotText = jackpot.useTextApart;
export const loadJackpotTexts = jackpot.load;
