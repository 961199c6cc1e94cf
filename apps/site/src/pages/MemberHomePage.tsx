import { PageBody } from '@parlour/ui';
import { useState } from 'react';
import { MoneyLinks } from '../features/cashier/MoneyLinks.tsx';
import GuestDialog from '../features/identity/GuestDialog.tsx';
import { LogOutButton } from '../features/identity/LogOutButton.tsx';
import { MemberCard } from '../features/identity/MemberCard.tsx';
import { MemberLinks } from '../features/identity/MemberLinks.tsx';
import PasskeyOffer from '../features/identity/PasskeyOffer.tsx';
import { TrialBadge } from '../features/identity/TrialBadge.tsx';
import { useIsTrial } from '../features/identity/useMember.ts';
import { BalanceLine } from '../features/wallet/BalanceLine.tsx';
import { RecordLinks } from '../features/wallet/RecordLinks.tsx';
import { useText } from '../platform/texts.tsx';

export default function MemberHomePage() {
  const text = useText();
  const isTrial = useIsTrial();
  const [isAsked, setAsked] = useState(true);
  return (
    <PageBody title={text('member.home.title')}>
      <TrialBadge />
      <MemberCard balance={<BalanceLine />} />
      {!isTrial && <MoneyLinks />}
      <PasskeyOffer />
      <RecordLinks />
      <MemberLinks />
      <LogOutButton />
      {isTrial && isAsked && <GuestDialog onClose={() => setAsked(false)} />}
    </PageBody>
  );
}
