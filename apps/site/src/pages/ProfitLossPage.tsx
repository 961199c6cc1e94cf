import { PageBody } from '@parlour/ui';
import { ByBusinessDays } from '../features/wallet/ByBusinessDays.tsx';
import { ProfitLoss } from '../features/wallet/ProfitLoss.tsx';
import { useText } from '../platform/texts.tsx';

export default function ProfitLossPage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.profitLoss.title')}>
      <ByBusinessDays>{(clock) => <ProfitLoss clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
