import { RouteLinks } from '../../platform/routes/RouteLinks.tsx';
import { useCashierText } from './cashier-text.ts';

/** What keeps a member's money theirs, for the security centre. */
export function SecurityLinks() {
  const text = useCashierText();
  return (
    <RouteLinks
      links={[
        { name: 'paymentPassword', icon: 'shield', detail: text('cashier.password.row') },
        { name: 'bankCards', icon: 'wallet', detail: text('cashier.cards.row') },
      ]}
    />
  );
}
