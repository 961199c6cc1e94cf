import { PageBody } from '@parlour/ui';
import { lazy } from 'react';
import { idIn } from '../../features/cashier/paths.rules.ts';
import { MakeWithdrawal } from '../../features/cashier/withdrawals/MakeWithdrawal.tsx';
import { WithdrawalStatus } from '../../features/cashier/withdrawals/WithdrawalStatus.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { loadPart } from '../../platform/loading/load-screen.ts';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** Few members have a bonus. */
const LockedBonus = lazy(() => loadPart(() => import('../../features/promotions/bonuses/LockedBonus.tsx')));

/** Makes a withdrawal, or shows the one the address names. */
export default function WithdrawPage() {
  const text = useText();
  const id = usePlace(({ search }) => idIn(search, 'withdrawal'));
  useBarTitle(text(id ? 'wallet.withdrawStatus.title' : 'wallet.withdraw.title'));
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.withdraw.lead')}>
        {id ? <WithdrawalStatus key={id} id={id} /> : <MakeWithdrawal locked={<LockedBonus />} />}
      </MembersOnly>
    </PageBody>
  );
}
