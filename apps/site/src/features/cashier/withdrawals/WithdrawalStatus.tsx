import { Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useRepeatWhileVisible } from '../../../platform/loading/useRepeatWhileVisible.ts';
import { useSite } from '../../../platform/site.ts';
import { findPayment } from '../find-payment.ts';
import { NoSuchPayment } from '../NoSuchPayment.tsx';
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
    load: (signal) => findPayment(client.cashier.withdrawStatus({ signal, query: { id } })),
    news: 'wallet',
  });
  const isFollowed = value ? value.found !== null && isRunning(value.found) : !isFailed;
  useRepeatWhileVisible(isFollowed ? LOOK_EVERY_MS : null, reload);
  if (value)
    return value.found ? (
      <WithdrawalDetail withdrawal={value.found} onChanged={reload} />
    ) : (
      <NoSuchPayment records="withdrawRecord" />
    );
  return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
}
