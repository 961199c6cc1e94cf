import { PageBody } from '@parlour/ui';
import { useEffect } from 'react';
import { ChangePasswordForm } from '../../features/identity/passwords/ChangePasswordForm.tsx';
import { MembersOnly } from '../../features/identity/trial/MembersOnly.tsx';
import { navigate } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSession } from '../../platform/session/session.store.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** Specification section 2: sends visitors home. */
export default function ChangePasswordPage() {
  const text = useText();
  const isLoggedIn = useSession(({ stored }) => stored !== null);
  useEffect(() => {
    if (!isLoggedIn) navigate(ROUTES.home.path, { isReplacing: true });
  }, [isLoggedIn]);
  return (
    <PageBody>
      {isLoggedIn && (
        <MembersOnly detail={text('member.security.passwordDetail')}>
          <ChangePasswordForm />
        </MembersOnly>
      )}
    </PageBody>
  );
}
