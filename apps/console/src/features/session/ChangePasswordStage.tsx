import { PasswordForm } from '../../parts/security/PasswordForm.tsx';
import { useText } from '../../platform/texts.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { SessionCard } from './SessionCard.tsx';

/** After sign-in with a one-time password nothing else is available. */
export function ChangePasswordStage() {
  const text = useText();
  return (
    <SessionCard title={text('session.newPassword')} hint={text('session.newPassword.hint')}>
      <PasswordForm isFirst />
      <LeaveButton />
    </SessionCard>
  );
}
