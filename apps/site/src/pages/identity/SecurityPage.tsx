import { PageBody } from '@parlour/ui';
import { SecurityLinks } from '../../features/cashier/SecurityLinks.tsx';
import { ContactLinks } from '../../features/identity/contacts/ContactLinks.tsx';
import { Passkeys } from '../../features/identity/passkeys/Passkeys.tsx';
import { PasswordLink } from '../../features/identity/passwords/PasswordLink.tsx';
import { SecondFactor } from '../../features/identity/second-factor/SecondFactor.tsx';
import { LoginHistory } from '../../features/identity/sessions/LoginHistory.tsx';
import { OpenSessions } from '../../features/identity/sessions/OpenSessions.tsx';
import { LinkedAccounts } from '../../features/identity/third-parties/LinkedAccounts.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { useText } from '../../platform/texts/texts.tsx';

export default function SecurityPage() {
  const text = useText();
  return (
    <PageBody>
      <MembersOnly detail={text('member.security.lead')}>
        <ContactLinks />
        <PasswordLink />
        <SecurityLinks />
        <SecondFactor />
        <Passkeys />
        <LinkedAccounts />
        <OpenSessions />
        <LoginHistory />
      </MembersOnly>
    </PageBody>
  );
}
