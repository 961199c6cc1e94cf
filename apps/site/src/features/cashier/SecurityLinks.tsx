import { panel, Row } from '@parlour/ui';
import { Link } from '../../platform/Link.tsx';
import { ROUTES } from '../../platform/routes.ts';
import { useText } from '../../platform/texts.tsx';
import { useCashierText } from './cashier-text.ts';

/** What keeps a member's money theirs, for the security centre. */
export function SecurityLinks() {
  const text = useCashierText();
  const words = useText();
  return (
    <ul className={panel.panel}>
      <li>
        <Link className={panel.link} to={ROUTES.paymentPassword.path}>
          <Row
            icon="shield"
            title={words(ROUTES.paymentPassword.title)}
            detail={text('cashier.password.row')}
            end="arrow"
          />
        </Link>
      </li>
      <li>
        <Link className={panel.link} to={ROUTES.bankCards.path}>
          <Row
            icon="wallet"
            title={words(ROUTES.bankCards.title)}
            detail={text('cashier.cards.row')}
            end="arrow"
          />
        </Link>
      </li>
    </ul>
  );
}
