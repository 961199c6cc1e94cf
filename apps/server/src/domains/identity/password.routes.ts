import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names = 'sendPasswordEmail' | 'verifyPasswordCode' | 'setPassword' | 'changePassword';

export function passwordRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    sendPasswordEmail: later,
    verifyPasswordCode: later,
    setPassword: later,
    changePassword: later,
  };
}
