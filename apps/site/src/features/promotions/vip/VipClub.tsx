import { Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useLevels, useStanding } from './useVip.ts';
import { GuestCard, VipCard } from './VipCard.tsx';
import styles from './VipClub.module.css';
import { VipLevels } from './VipLevels.tsx';
import { VipRules } from './VipRules.tsx';

/** The club: where the member stands, what every level gives, and how play counts. */
export function VipClub({ isMember }: { isMember: boolean }) {
  const levels = useLevels();
  const standing = useStanding();
  if (levels.isFailed || standing.isFailed)
    return (
      <LoadFailed
        onRetry={() => {
          levels.reload();
          standing.reload();
        }}
      />
    );
  const own = isMember ? standing.value : null;
  if (!levels.value || (isMember && !own))
    return (
      <div className={styles.club}>
        <Skeleton shape="card" />
        <Skeleton shape="tile" />
      </div>
    );
  return (
    <div className={styles.club}>
      {own ? <VipCard levels={levels.value} standing={own} /> : <GuestCard />}
      <VipLevels levels={levels.value} own={own?.level ?? null} />
      <VipRules levels={levels.value} />
    </div>
  );
}
