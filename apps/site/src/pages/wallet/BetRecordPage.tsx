import { PageBody } from '@parlour/ui';
import { BetRecord } from '../../features/wallet/records/BetRecord.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function BetRecordPage() {
  const text = useText();
  return (
    <PageBody title={text('wallet.betRecord.title')}>
      <ByBusinessDays>{(clock) => <BetRecord clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
