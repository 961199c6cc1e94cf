import { inboxTexts } from '@parlour/texts/load/inbox';
import { useTextOf } from '../../platform/texts/texts.tsx';

export const useInboxText = () => useTextOf(inboxTexts);
