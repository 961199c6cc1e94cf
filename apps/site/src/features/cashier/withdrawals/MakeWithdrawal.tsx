import { Skeleton } from '@parlour/ui';
import { type ReactNode, Suspense } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { type RouteLink, RouteLinks } from '../../../platform/routes/RouteLinks.tsx';
import { useSite } from '../../../platform/site.ts';
import { AvailableAmount } from './AvailableAmount.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { WithdrawalInProgress } from './WithdrawalInProgress.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

const LINKS: readonly RouteLink[] = [
  { name: 'withdrawRecord', icon: 'contract' },
  { name: 'bankCards', icon: 'wallet' },
  { name: 'paymentPassword', icon: 'lock' },
];

/** Why the money of a bonus is locked. */
const BONUSES: RouteLink = { name: 'bonuses', icon: 'gift' };

/**
 * The withdrawal page: the available amount, what blocks it, and the form. `locked`: why an active bonus cannot be
 * withdrawn.
 */
export function MakeWithdrawal({ locked }: { locked: ReactNode }) {
  const { client } = useSite();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'withdrawOverview'],
    load: (signal) => client.cashier.withdrawOverview({ signal }),
    // A new level adds withdrawals to the day.
    news: 'promotions',
  });
  if (!value && isFailed) return <LoadFailed onRetry={reload} />;
  if (!value)
    return (
      <>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </>
    );
  return (
    <>
      {value.running && <WithdrawalInProgress withdrawal={value.running} />}
      <AvailableAmount overview={value} />
      {value.heldUntil !== null && <HoldNotice until={value.heldUntil} />}
      {!value.turnover.isMet && <TurnoverPanel turnover={value.turnover} currency={value.currency} />}
      <WithdrawForm overview={value} onChanged={reload} />
      {value.bonus && <Suspense>{locked}</Suspense>}
      <RouteLinks links={value.bonus ? [BONUSES, ...LINKS] : LINKS} />
    </>
  );
}
