import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names =
  | 'register'
  | 'registerMobile'
  | 'checkUsername'
  | 'checkAffiliateCode'
  | 'sendRegistrationCode'
  | 'sendVisitorCode';

export function registrationRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    register: later,
    registerMobile: later,
    checkUsername: later,
    checkAffiliateCode: later,
    sendRegistrationCode: later,
    sendVisitorCode: later,
  };
}
