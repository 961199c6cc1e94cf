import { protectionTexts } from '@parlour/texts/load/protection';
import { useTextOf } from '../../platform/texts/texts.tsx';

export const useProtectionText = () => useTextOf(protectionTexts);
