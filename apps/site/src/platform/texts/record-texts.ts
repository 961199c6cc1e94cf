import { recordsTexts } from '@parlour/texts/load/records';
import { useTextOf } from './texts.tsx';

/** The names of transfer kinds; the server makes its list of codes from the same texts. */
export const useRecordText = () => useTextOf(recordsTexts);
