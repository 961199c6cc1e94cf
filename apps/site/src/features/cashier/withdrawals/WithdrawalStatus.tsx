import { Skeleton } from '@parlour/ui';
import { useCallback, useEffect } from 'react';
import { useLoaded } from '../../../platform/loading/useLoaded.ts';
import { useSite } from '../../../platform/site.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useRepeatWhileVisible } from '../useRepeatWhileVisible.ts';
import { useScrollToTop } from '../useScrollToTop.ts';
import { isRunning } from '../withdrawal-states.rules.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';

/** People decide at this pace. */
const LOOK_EVERY_MS = 5_000;

/** Where a withdrawal stands, followed until it has ended. */
export function WithdrawalStatus({ id }: { id: string }) {
  const { client, live } = useSite();
  useScrollToTop();
  const { value, isFailed, reload } = useLoaded(
    useCallback(() => client.cashier.withdrawStatus({ query: { id } }), [client, id]),
  );
  const isFollowed = value ? isRunning(value) : !isFailed;
  useRepeatWhileVisible(isFollowed ? LOOK_EVERY_MS : null, reload);
  useEffect(() => live.on('wallet', reload), [live, reload]);
  if (value) return <WithdrawalDetail withdrawal={value} onChanged={reload} />;
  return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
}
