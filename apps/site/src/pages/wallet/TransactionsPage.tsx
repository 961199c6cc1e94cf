import { PageBody } from '@parlour/ui';
import { TransactionRecord } from '../../features/wallet/records/TransactionRecord.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';

export default function TransactionsPage() {
  return (
    <PageBody>
      <ByBusinessDays>{(clock) => <TransactionRecord clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
