import { PageBody } from '@parlour/ui';
import { useHasRealMoney } from '../../features/identity/profile/useMember.ts';
import { VipClub } from '../../features/promotions/vip/VipClub.tsx';

export default function VipPage() {
  return (
    <PageBody>
      <VipClub isMember={useHasRealMoney()} />
    </PageBody>
  );
}
