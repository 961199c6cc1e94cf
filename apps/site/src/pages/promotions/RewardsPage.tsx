import { PageBody } from '@parlour/ui';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { RewardCentre } from '../../features/promotions/rewards/RewardCentre.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function RewardsPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('promotions.rewards.emptyDetail')}>
        <RewardCentre />
      </MembersOnly>
    </PageBody>
  );
}
