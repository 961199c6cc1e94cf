import { Skeleton } from '@parlour/ui';
import { usePage } from '../../platform/page.ts';
import styles from './AwaitedLottery.module.css';
import { MissingLottery } from './MissingLottery.tsx';

type Props = { gameId: string; isForMembers?: boolean; isLoading: boolean; onRetry: () => void };

/** What a page shows until it knows its lottery. */
export function AwaitedLottery({ isLoading, isForMembers = false, ...missing }: Props) {
  const { isSignedIn } = usePage();
  if (!isLoading || (isForMembers && !isSignedIn()))
    return <MissingLottery isForMembers={isForMembers} {...missing} />;
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
