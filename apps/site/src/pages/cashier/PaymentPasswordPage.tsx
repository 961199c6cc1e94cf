import { PageBody } from '@parlour/ui';
import { PaymentPassword } from '../../features/cashier/payment-password/PaymentPassword.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function PaymentPasswordPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly hasMoney detail={text('wallet.withdraw.lead')}>
        <PaymentPassword />
      </MembersOnly>
    </PageBody>
  );
}
