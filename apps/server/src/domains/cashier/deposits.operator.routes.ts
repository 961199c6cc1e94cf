import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import { Refusal } from '../../http/refusal.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  'deposits' | 'depositDetail' | 'approveDeposit' | 'rejectDeposit' | 'reconciliations' | 'reconcile'
>;

export function depositOperatorRoutes(): Own {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    deposits: later,
    depositDetail: later,
    approveDeposit: later,
    rejectDeposit: later,
    reconciliations: later,
    reconcile: later,
  };
}
