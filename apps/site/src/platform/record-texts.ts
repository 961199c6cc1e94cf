import type { RECORD_TEXTS } from '@parlour/texts';
import { textsApart } from './texts-apart.ts';

type RecordKey = keyof typeof RECORD_TEXTS.EN;

const records = textsApart<RecordKey>({
  EN: () => import('@parlour/texts/messages/EN/records.json'),
  CN: () => import('@parlour/texts/messages/CN/records.json'),
  JA: () => import('@parlour/texts/messages/JA/records.json'),
  TH: () => import('@parlour/texts/messages/TH/records.json'),
  VI: () => import('@parlour/texts/messages/VI/records.json'),
  TY: () => import('@parlour/texts/messages/TY/records.json'),
});

/** What kinds of transfers are called: the words of which the server makes its list of codes. */
export const useRecordText = records.useTextApart;
export const loadRecordTexts = records.load;
