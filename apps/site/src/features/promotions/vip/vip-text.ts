import { vipTexts } from '@parlour/texts/load/vip';
import { useTextOf } from '../../../platform/texts/texts.tsx';

export const useVipText = () => useTextOf(vipTexts);
