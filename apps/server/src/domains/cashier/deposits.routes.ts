import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Own = Pick<
  Handlers<typeof contract.cashier>,
  | 'depositChannels'
  | 'depositQuote'
  | 'deposit'
  | 'depositStatus'
  | 'depositSent'
  | 'cancelDeposit'
  | 'depositReport'
  | 'paymentCallback'
>;

export function depositRoutes(): Own {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    depositChannels: later,
    depositQuote: later,
    deposit: later,
    depositStatus: later,
    depositSent: later,
    cancelDeposit: later,
    depositReport: later,
    paymentCallback: later,
  };
}
