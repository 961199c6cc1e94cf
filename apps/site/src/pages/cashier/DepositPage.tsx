import { PageBody } from '@parlour/ui';
import { DepositStatus } from '../../features/cashier/deposits/DepositStatus.tsx';
import { MakeDeposit } from '../../features/cashier/deposits/MakeDeposit.tsx';
import { idIn } from '../../features/cashier/paths.rules.ts';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { useBarTitle } from '../../platform/routes/bar-title.store.ts';
import { usePlace } from '../../platform/routes/place.store.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** Makes a deposit, or shows the one the address names. */
export default function DepositPage() {
  const text = useText();
  const id = usePlace(({ search }) => idIn(search, 'deposit'));
  useBarTitle(text(id ? 'wallet.depositStatus.title' : 'wallet.deposit.title'));
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.deposit.lead')}>
        {id ? <DepositStatus key={id} id={id} /> : <MakeDeposit />}
      </MembersOnly>
    </PageBody>
  );
}
