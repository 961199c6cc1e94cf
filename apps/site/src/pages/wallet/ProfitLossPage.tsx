import { PageBody } from '@parlour/ui';
import { ProfitLoss } from '../../features/wallet/profit-loss/ProfitLoss.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';

export default function ProfitLossPage() {
  return (
    <PageBody>
      <ByBusinessDays>{(clock) => <ProfitLoss clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
