import { buttonClass, panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import type { Obstacle, Overview } from './overview.rules.ts';

/** Says what is missing and links to it. The hold and the turnover are explained above, with their figures. */
export function WithdrawObstacle({ obstacle, overview }: { obstacle: Obstacle; overview: Overview }) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const words = useText();
  const { currency, min, available, perDay } = overview;
  switch (obstacle) {
    case 'held':
    case 'turnover':
      return null;
    case 'today':
      return <Told words={text('cashier.withdraw.noneToday', { count: perDay })} />;
    case 'too_little':
      return (
        <div className={cashier.stack}>
          <Told
            words={text('cashier.withdraw.tooLittle', {
              min: showMoney(min, currency),
              available: showMoney(available, currency),
            })}
          />
          <Link className={buttonClass()} to={ROUTES.deposit.path}>
            {words(ROUTES.deposit.title)}
          </Link>
        </div>
      );
    case 'card':
      return (
        <div className={cashier.stack}>
          <div className={panel.panel}>
            <Row
              icon="wallet"
              title={text('cashier.withdraw.noCard')}
              detail={text('cashier.withdraw.noCardDetail')}
            />
          </div>
          <Link className={buttonClass()} to={ROUTES.bankCards.path}>
            {text('cashier.cards.add')}
          </Link>
        </div>
      );
    case 'password':
      return (
        <div className={cashier.stack}>
          <Told words={text('cashier.password.needed')} />
          <Link className={buttonClass()} to={ROUTES.paymentPassword.path}>
            {text('cashier.password.set')}
          </Link>
        </div>
      );
  }
}

function Told({ words }: { words: string }) {
  return (
    <div className={panel.panel}>
      <Row icon="info" title={words} />
    </div>
  );
}
