import { PageBody } from '@parlour/ui';
import { TransactionRecord } from '../../features/wallet/records/TransactionRecord.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function TransactionsPage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.transactions.title')}>
      <ByBusinessDays>{(clock) => <TransactionRecord clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
