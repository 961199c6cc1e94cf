import { PasswordForm } from '../../parts/security/PasswordForm.tsx';
import { useText } from '../../platform/texts.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { SessionCard } from './SessionCard.tsx';

/** A one-time password opens nothing but this. */
export function ChangePasswordStage() {
  const text = useText();
  return (
    <SessionCard title={text('session.newPassword')} hint={text('session.newPassword.hint')}>
      <PasswordForm isFirst />
      <LeaveButton />
    </SessionCard>
  );
}
