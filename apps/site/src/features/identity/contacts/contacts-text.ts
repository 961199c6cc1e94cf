import { contactsTexts } from '@parlour/texts/load/contacts';
import { useTextOf } from '../../../platform/texts/texts.tsx';

/** The texts of changing phone and mail. */
export const useContactsText = () => useTextOf(contactsTexts);
