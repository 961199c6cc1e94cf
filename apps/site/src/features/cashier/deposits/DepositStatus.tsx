import { Skeleton } from '@parlour/ui';
import { LoadFailed } from '../LoadFailed.tsx';
import { useScrollToTop } from '../useScrollToTop.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { useDeposit } from './useDeposit.ts';

export function DepositStatus({ id }: { id: string }) {
  const { value, isFailed, reload } = useDeposit(id);
  useScrollToTop();
  if (value) return <DepositDetail deposit={value} onChanged={reload} />;
  return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
}
