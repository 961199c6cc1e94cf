import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names =
  | 'login'
  | 'freePlay'
  | 'trialUser'
  | 'logout'
  | 'renewSession'
  | 'ticket'
  | 'openSessions'
  | 'endSession'
  | 'loginHistory'
  | 'captcha'
  | 'humanChallenge';

export function sessionRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    login: later,
    freePlay: later,
    trialUser: later,
    logout: later,
    renewSession: later,
    ticket: later,
    openSessions: later,
    endSession: later,
    loginHistory: later,
    captcha: later,
    humanChallenge: later,
  };
}
