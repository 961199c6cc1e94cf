import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import { WordAnswer } from '../../http/calls/word-answer.ts';
import type { Callbacks, Deposits, OwnDeposits } from './deposits/deposits.ts';

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
type RouteNeeds = { deposits: Deposits; ownDeposits: OwnDeposits; callbacks: Callbacks };

export function depositRoutes({ deposits, ownDeposits, callbacks }: RouteNeeds): Own {
  return {
    depositChannels: (call) => deposits.channels(call),
    depositQuote: (call) => deposits.quote(call, call.query),
    deposit: (call) => deposits.start(call, call.body),
    depositStatus: (call) => ownDeposits.status(call, call.query.id),
    depositSent: (call) => ownDeposits.sent(call, call.body),
    cancelDeposit: (call) => ownDeposits.cancel(call, call.body.id),
    depositReport: (call) => ownDeposits.report(call, call.query),
    async paymentCallback({ query, raw }) {
      const word = await callbacks.receive(query, raw);
      return word === null ? {} : new WordAnswer(word);
    },
  };
}
