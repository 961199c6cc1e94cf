import { buttonClass, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { type RouteLink, RouteLinks } from '../../../platform/routes/RouteLinks.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositInProgress } from './DepositInProgress.tsx';

const LINKS: readonly RouteLink[] = [
  { name: 'depositRecord', icon: 'contract' },
  { name: 'depositGuide', icon: 'book' },
];

/** The deposit page: an unfinished deposit, the ways to pay, and the records. */
export function MakeDeposit() {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'depositChannels'],
    load: (signal) => client.cashier.depositChannels({ signal }),
  });
  if (!value && isFailed) return <LoadFailed onRetry={reload} />;
  if (!value)
    return (
      <>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </>
    );
  const [first] = value.channels;
  return (
    <>
      {value.running && <DepositInProgress deposit={value.running} />}
      {first ? <DepositForm choices={value} first={first} /> : <NoChannels />}
      <RouteLinks links={LINKS} />
    </>
  );
}

function NoChannels() {
  const text = useCashierText();
  const words = useText();
  return (
    <NoData
      art={<EmptyArt icon="wallet" />}
      title={text('cashier.channels.none')}
      detail={text('cashier.channels.noneDetail')}
    >
      <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.service.path}>
        {words(ROUTES.service.title)}
      </Link>
    </NoData>
  );
}
