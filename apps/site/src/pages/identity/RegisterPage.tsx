import type { SessionInfo } from '@parlour/client';
import { buttonClass, EmptyArt, NoData, PageBody } from '@parlour/ui';
import { useEffect } from 'react';
import { RegistrationForm } from '../../features/identity/registration/RegistrationForm.tsx';
import { SiteNames } from '../../features/identity/registration/SiteNames.tsx';
import { useCanRegister } from '../../features/identity/registration/useCanRegister.ts';
import { enterSite } from '../../features/identity/sign-in/enter-site.ts';
import { BrandFooter } from '../../features/system/BrandFooter.tsx';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { navigate } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { isTrial } from '../../platform/session/session.rules.ts';
import { useSession } from '../../platform/session/session.store.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { EntryPanel } from './EntryPanel.tsx';

export default function RegisterPage() {
  const text = useText();
  const { name } = useBrand();
  const isOpen = useCanRegister();
  useLeaveWhenSignedIn();
  const welcome = (info: SessionInfo) => {
    enterSite(info);
    showToast(text('registration.welcome', { name: info.userName }), 'short');
  };
  if (!isOpen)
    return (
      <PageBody>
        <NoData
          art={<EmptyArt icon="person" />}
          title={text('registration.closed.title')}
          detail={text('registration.closed.detail', { name })}
        >
          <Link className={buttonClass()} to={ROUTES.home.path}>
            {text('shell.empty.browse')}
          </Link>
        </NoData>
      </PageBody>
    );
  return (
    <PageBody>
      <EntryPanel title={text('registration.join', { name })} />
      <RegistrationForm onRegistered={welcome} />
      <SiteNames />
      <BrandFooter hasLinks={false} />
    </PageBody>
  );
}

/** Members need no second account; a trial guest may want a real one. */
function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    const { stored } = useSession.getState();
    if (stored && !isTrial(stored)) navigate(ROUTES.home.path, { isReplacing: true });
  }, []);
}
