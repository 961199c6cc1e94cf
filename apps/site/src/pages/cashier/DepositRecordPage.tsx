import { PageBody } from '@parlour/ui';
import { DepositRecord } from '../../features/cashier/records/DepositRecord.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function DepositRecordPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.deposit.lead')}>
        <ByBusinessDays>{(clock) => <DepositRecord clock={clock} />}</ByBusinessDays>
      </MembersOnly>
    </PageBody>
  );
}
