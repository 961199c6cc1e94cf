import { PageBody, Skeleton } from '@parlour/ui';
import { AccountFacts } from '../../features/identity/profile/AccountFacts.tsx';
import { HeadIconChoice } from '../../features/identity/profile/HeadIconChoice.tsx';
import { NicknameForm } from '../../features/identity/profile/NicknameForm.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { WalletCard } from '../../features/wallet/balance/WalletCard.tsx';
import { RecordLinks } from '../../features/wallet/records/RecordLinks.tsx';
import { useSession } from '../../platform/session/session.store.ts';
import { useText } from '../../platform/texts/texts.tsx';

export default function AccountPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('member.account.lead')}>
        <Account />
      </MembersOnly>
    </PageBody>
  );
}

function Account() {
  const member = useSession((session) => session.member);
  return (
    <>
      <WalletCard />
      <RecordLinks />
      <HeadIconChoice />
      {member ? (
        <>
          <NicknameForm key={member.id} first={member.nickname ?? ''} />
          <AccountFacts member={member} />
        </>
      ) : (
        <>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )}
    </>
  );
}
