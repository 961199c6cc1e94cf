import { PageBody } from '@parlour/ui';
import { useHasRealMoney } from '../../features/identity/profile/useMember.ts';
import { InviteClub } from '../../features/promotions/invite/InviteClub.tsx';

export default function InvitePage() {
  return (
    <PageBody>
      <InviteClub isMember={useHasRealMoney()} />
    </PageBody>
  );
}
