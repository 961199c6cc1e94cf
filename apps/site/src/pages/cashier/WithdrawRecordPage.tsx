import { PageBody } from '@parlour/ui';
import { WithdrawRecord } from '../../features/cashier/records/WithdrawRecord.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { ByBusinessDays } from '../../platform/records/ByBusinessDays.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function WithdrawRecordPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.withdraw.lead')}>
        <ByBusinessDays>{(clock) => <WithdrawRecord clock={clock} />}</ByBusinessDays>
      </MembersOnly>
    </PageBody>
  );
}
