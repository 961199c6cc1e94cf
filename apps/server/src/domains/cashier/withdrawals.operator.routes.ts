import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import { Refusal } from '../../http/refusal.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.cashier>,
  | 'cashierCounts'
  | 'withdrawals'
  | 'withdrawalDetail'
  | 'takeWithdrawal'
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
>;

export function withdrawalOperatorRoutes(): Own {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    cashierCounts: later,
    withdrawals: later,
    withdrawalDetail: later,
    takeWithdrawal: later,
    approveWithdrawal: later,
    rejectWithdrawal: later,
  };
}
