import { recordsTexts } from '@parlour/texts/load/records';
import { useTextOf } from './texts.tsx';

/** What kinds of transfers are called: the words of which the server makes its list of codes. */
export const useRecordText = () => useTextOf(recordsTexts);
