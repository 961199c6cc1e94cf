import { PageBody } from '@parlour/ui';
import { DepositGuide } from '../../features/cashier/deposits/DepositGuide.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function DepositGuidePage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.depositGuide.title')}>
      <DepositGuide />
    </PageBody>
  );
}
