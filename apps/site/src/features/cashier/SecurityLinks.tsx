import { RouteLinks } from '../../platform/routes/RouteLinks.tsx';
import { useCashierText } from './cashier-text.ts';

/** The cashier's links in the security centre. */
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
