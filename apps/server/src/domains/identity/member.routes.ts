import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names = 'info' | 'setNickname' | 'headIcon' | 'setHeadIcon' | 'setLanguage';

export function memberRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    info: later,
    setNickname: later,
    headIcon: later,
    setHeadIcon: later,
    setLanguage: later,
  };
}
