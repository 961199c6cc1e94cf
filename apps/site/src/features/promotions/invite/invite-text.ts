import { inviteTexts } from '@parlour/texts/load/invite';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const useInviteText = () => useTextOf(inviteTexts);
