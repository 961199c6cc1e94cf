import { Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { NoSuchPayment } from '../NoSuchPayment.tsx';
import { useScrollToTop } from '../useScrollToTop.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { useDeposit } from './useDeposit.ts';

export function DepositStatus({ id }: { id: string }) {
  const { value, isFailed, reload } = useDeposit(id);
  useScrollToTop();
  if (value)
    return value.found ? (
      <DepositDetail deposit={value.found} onChanged={reload} />
    ) : (
      <NoSuchPayment records="depositRecord" />
    );
  return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
}
