import { Skeleton } from '@parlour/ui';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useRepeatWhileVisible } from '../useRepeatWhileVisible.ts';
import { useScrollToTop } from '../useScrollToTop.ts';
import { isRunning } from '../withdrawal-states.rules.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';

/** Fast enough: people decide about withdrawals. */
const LOOK_EVERY_MS = 5_000;

/** A withdrawal's state, reloaded until it has ended. */
export function WithdrawalStatus({ id }: { id: string }) {
  const { client } = useSite();
  useScrollToTop();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'withdrawal', id],
    load: (signal) => client.cashier.withdrawStatus({ signal, query: { id } }),
    news: 'wallet',
  });
  const isFollowed = value ? isRunning(value) : !isFailed;
  useRepeatWhileVisible(isFollowed ? LOOK_EVERY_MS : null, reload);
  if (value) return <WithdrawalDetail withdrawal={value} onChanged={reload} />;
  return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
}
