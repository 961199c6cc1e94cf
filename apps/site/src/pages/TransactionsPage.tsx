import { PageBody } from '@parlour/ui';
import { ByBusinessDays } from '../features/wallet/ByBusinessDays.tsx';
import { TransactionRecord } from '../features/wallet/TransactionRecord.tsx';
import { useText } from '../platform/texts.tsx';

export default function TransactionsPage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.transactions.title')}>
      <ByBusinessDays>{(clock) => <TransactionRecord clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
