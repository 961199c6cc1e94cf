import { PageBody } from '@parlour/ui';
import { BankCards } from '../../features/cashier/cards/BankCards.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function BankCardsPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.withdraw.lead')}>
        <BankCards />
      </MembersOnly>
    </PageBody>
  );
}
