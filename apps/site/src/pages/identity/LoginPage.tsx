import type { SiteSide } from '@parlour/contract/values/identity';
import { FormMessage, PageBody } from '@parlour/ui';
import { useEffect, useState } from 'react';
import form from '../../features/identity/Form.module.css';
import { useCanRegister } from '../../features/identity/registration/useCanRegister.ts';
import { LoginForm } from '../../features/identity/sign-in/LoginForm.tsx';
import { OtherSignInWays } from '../../features/identity/sign-in/OtherSignInWays.tsx';
import { SecondStep } from '../../features/identity/sign-in/SecondStep.tsx';
import { useSecondStep } from '../../features/identity/sign-in/second-step.store.ts';
import { useLogin } from '../../features/identity/sign-in/useLogin.ts';
import { useSocialReturn } from '../../features/identity/sign-in/useSocialReturn.ts';
import { SocialChoice } from '../../features/identity/third-parties/SocialChoice.tsx';
import { PROVIDER_NAMES, useSocialStranger } from '../../features/identity/third-parties/social.store.ts';
import { PlayFree } from '../../features/identity/trial/PlayFree.tsx';
import { OfficialLinks } from '../../features/system/install/OfficialLinks.tsx';
import { Link } from '../../platform/routes/Link.tsx';
import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { isTrial, returnPathOf } from '../../platform/session/session.rules.ts';
import { useSession } from '../../platform/session/session.store.ts';
import { useEntryPath } from '../../platform/session/useEntryPath.ts';
import { useBrand } from '../../platform/site.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { EntryPanel } from './EntryPanel.tsx';

export default function LoginPage() {
  const { isWorking, refusal } = useSocialReturn();
  const stranger = useSocialStranger((state) => state.stranger);
  const challenge = useSecondStep((state) => state.challenge);
  const [isLinking, setLinking] = useState(false);
  useLeaveWhenSignedIn();
  if (isWorking) return <PageLoading />;
  return (
    <PageBody>
      {challenge && <SecondStep challenge={challenge} />}
      {!challenge && stranger && !isLinking && (
        <SocialChoice stranger={stranger} onLink={() => setLinking(true)} />
      )}
      {!challenge && !(stranger && !isLinking) && <Login refusal={refusal} />}
    </PageBody>
  );
}

/** A member who opens the login page goes on to where it would lead; a guest may want to log in. */
function useLeaveWhenSignedIn(): void {
  const { search } = usePlace();
  useEffect(() => {
    const { stored } = useSession.getState();
    if (stored && !isTrial(stored)) navigate(returnPathOf(search), { isReplacing: true });
  }, [search]);
}

function Login({ refusal }: { refusal: string | null }) {
  const text = useText();
  const { resources, name } = useBrand();
  const { search } = usePlace();
  const side: SiteSide = new URLSearchParams(search).get('side') === 'agent' ? 'agent' : 'member';
  const stranger = useSocialStranger((state) => state.stranger);
  const login = useLogin({ side });
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  const provider = stranger && PROVIDER_NAMES[stranger.provider];
  return (
    <>
      <EntryPanel title={text('identity.login.welcome', { name })} />
      {side === 'agent' && <FormMessage kind="info" words={text('identity.login.agentSide')} />}
      {provider && <FormMessage kind="info" words={text('identity.social.linking', { provider })} />}
      {refusal && <FormMessage words={refusal} />}
      {!stranger && <PlayFree />}
      <LoginForm login={login} />
      {!stranger && <OtherSignInWays side={side} method={login.method} />}
      {canRegister && (
        <p className={form.note}>
          {text('identity.login.newHere')}{' '}
          <Link className={form.link} to={register}>
            {text('identity.login.signUp')}
          </Link>
        </p>
      )}
      <OfficialLinks resources={resources} />
    </>
  );
}
