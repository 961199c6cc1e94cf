import { buttonClass, EmptyArt, NoData } from '@parlour/ui';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { useCashierText } from './cashier-text.ts';

/** For an address that names no payment of this member. */
export function NoSuchPayment({ records }: { records: 'depositRecord' | 'withdrawRecord' }) {
  const text = useCashierText();
  const words = useText();
  const { path, title } = ROUTES[records];
  return (
    <NoData
      art={<EmptyArt icon="wallet" />}
      title={text('cashier.missing')}
      detail={text('cashier.missing.detail')}
    >
      <Link className={buttonClass({ kind: 'quiet' })} to={path}>
        {words(title)}
      </Link>
    </NoData>
  );
}
