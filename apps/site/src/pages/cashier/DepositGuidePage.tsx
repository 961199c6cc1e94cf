import { PageBody } from '@parlour/ui';
import { DepositGuide } from '../../features/cashier/deposits/DepositGuide.tsx';

export default function DepositGuidePage() {
  return (
    <PageBody>
      <DepositGuide />
    </PageBody>
  );
}
