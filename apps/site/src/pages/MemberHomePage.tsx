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
import { useText } from '../platform/texts.tsx';

export default function MemberHomePage() {
  const text = useText();
  const isTrial = useIsTrial();
  const [isAsked, setAsked] = useState(true);
  return (
    <PageBody title={text('member.home.title')}>
      <TrialBadge />
      <MemberCard />
      {!isTrial && <MoneyLinks />}
      <PasskeyOffer />
      <MemberLinks />
      <LogOutButton />
      {isTrial && isAsked && <GuestDialog onClose={() => setAsked(false)} />}
    </PageBody>
  );
}
