import { PageBody } from '@parlour/ui';
import { useState } from 'react';
import { MoneyLinks } from '../../features/cashier/MoneyLinks.tsx';
import PasskeyOffer from '../../features/identity/passkeys/PasskeyOffer.tsx';
import { MemberCard } from '../../features/identity/profile/MemberCard.tsx';
import { MemberLinks } from '../../features/identity/profile/MemberLinks.tsx';
import { useHasRealMoney, useIsTrial } from '../../features/identity/profile/useMember.ts';
import { LogOutButton } from '../../features/identity/sessions/LogOutButton.tsx';
import GuestDialog from '../../features/identity/trial/GuestDialog.tsx';
import { TrialBadge } from '../../features/identity/trial/TrialBadge.tsx';
import { CentreLink } from '../../features/messages/centre/CentreLink.tsx';
import { BalanceLine } from '../../features/wallet/balance/BalanceLine.tsx';
import { RecordLinks } from '../../features/wallet/records/RecordLinks.tsx';

export default function MemberHomePage() {
  const isTrial = useIsTrial();
  const hasMoney = useHasRealMoney();
  const [isAsked, setAsked] = useState(true);
  return (
    <PageBody>
      <TrialBadge />
      <MemberCard balance={<BalanceLine />} />
      {hasMoney && <MoneyLinks />}
      <PasskeyOffer />
      <CentreLink />
      <RecordLinks />
      <MemberLinks />
      <LogOutButton />
      {isTrial && isAsked && <GuestDialog onClose={() => setAsked(false)} />}
    </PageBody>
  );
}
