import { PageBody } from '@parlour/ui';
import { ProfitLoss } from '../../features/wallet/profit-loss/ProfitLoss.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function ProfitLossPage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.profitLoss.title')}>
      <ByBusinessDays>{(clock) => <ProfitLoss clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
