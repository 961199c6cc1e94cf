import { FormMessage, PageBody } from '@parlour/ui';
import { useState } from 'react';
import { EntryBanner } from '../features/identity/EntryBanner.tsx';
import form from '../features/identity/Form.module.css';
import { LoginForm } from '../features/identity/LoginForm.tsx';
import type { LoginSide } from '../features/identity/login.rules.ts';
import { OtherWays } from '../features/identity/OtherWays.tsx';
import { SocialChoice } from '../features/identity/SocialChoice.tsx';
import { PROVIDER_NAMES, useSocialStranger } from '../features/identity/social.store.ts';
import { useLogin } from '../features/identity/useLogin.ts';
import { useSocialReturn } from '../features/identity/useSocialReturn.ts';
import { OfficialLinks } from '../features/system/OfficialLinks.tsx';
import { Link } from '../platform/Link.tsx';
import { usePlace } from '../platform/place.store.ts';
import { ROUTES } from '../platform/routes.ts';
import { useBrand } from '../platform/site.ts';
import { useText } from '../platform/texts.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';

export default function LoginPage() {
  const { isWorking, refusal } = useSocialReturn();
  const stranger = useSocialStranger((state) => state.stranger);
  const [isLinking, setLinking] = useState(false);
  if (isWorking) return <PageLoading />;
  return (
    <PageBody>
      {stranger && !isLinking ? (
        <SocialChoice stranger={stranger} onLink={() => setLinking(true)} />
      ) : (
        <Login refusal={refusal} />
      )}
    </PageBody>
  );
}

function Login({ refusal }: { refusal: string | null }) {
  const text = useText();
  const { resources, name } = useBrand();
  const { search } = usePlace();
  const side: LoginSide = new URLSearchParams(search).get('side') === 'agent' ? 'agent' : 'member';
  const stranger = useSocialStranger((state) => state.stranger);
  const login = useLogin({ side });
  const provider = stranger && PROVIDER_NAMES[stranger.provider];
  return (
    <>
      <EntryBanner title={text('identity.login.welcome', { name })} />
      {side === 'agent' && <FormMessage kind="info" words={text('identity.login.agentSide')} />}
      {provider && <FormMessage kind="info" words={text('identity.social.linking', { provider })} />}
      {refusal && <FormMessage words={refusal} />}
      <LoginForm login={login} />
      {!stranger && <OtherWays side={side} method={login.method} />}
      <p className={form.note}>
        {text('identity.login.newHere')}{' '}
        <Link className={form.link} to={ROUTES.register.path}>
          {text('identity.login.signUp')}
        </Link>
      </p>
      <OfficialLinks resources={resources} />
    </>
  );
}
