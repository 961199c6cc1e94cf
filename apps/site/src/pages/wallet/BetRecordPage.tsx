import { PageBody } from '@parlour/ui';
import { BetRecord } from '../../features/wallet/records/BetRecord.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';

export default function BetRecordPage() {
  return (
    <PageBody>
      <ByBusinessDays>{(clock) => <BetRecord clock={clock} />}</ByBusinessDays>
    </PageBody>
  );
}
