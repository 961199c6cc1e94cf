import { PageBody } from '@parlour/ui';
import { idIn } from '../features/cashier/paths.rules.ts';
import { WithdrawalStatus } from '../features/cashier/withdraw/WithdrawalStatus.tsx';
import { WithdrawDesk } from '../features/cashier/withdraw/WithdrawDesk.tsx';
import { MembersOnly } from '../features/identity/MembersOnly.tsx';
import { usePlace } from '../platform/place.store.ts';
import { useText } from '../platform/texts.tsx';

/** The desk; or, where the address names one, a withdrawal and where it stands. */
export default function WithdrawPage() {
  const text = useText();
  const id = usePlace(({ search }) => idIn(search, 'withdrawal'));
  return (
    <PageBody title={text(id ? 'wallet.withdrawStatus.title' : 'wallet.withdraw.title')}>
      <MembersOnly detail={text('wallet.withdraw.lead')}>
        {id ? <WithdrawalStatus key={id} id={id} /> : <WithdrawDesk />}
      </MembersOnly>
    </PageBody>
  );
}
