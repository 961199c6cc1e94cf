import { PageBody, Skeleton } from '@parlour/ui';
import { AccountFacts } from '../features/identity/AccountFacts.tsx';
import { HeadIconChoice } from '../features/identity/HeadIconChoice.tsx';
import { MembersOnly } from '../features/identity/MembersOnly.tsx';
import { NicknameForm } from '../features/identity/NicknameForm.tsx';
import { RecordLinks } from '../features/wallet/RecordLinks.tsx';
import { WalletCard } from '../features/wallet/WalletCard.tsx';
import { useSession } from '../platform/session.store.ts';
import { useText } from '../platform/texts.tsx';

export default function AccountPage() {
  const text = useText();
  return (
    <PageBody title={text('member.account.title')}>
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
