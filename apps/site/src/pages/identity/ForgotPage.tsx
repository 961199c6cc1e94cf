import type { MessageKey } from '@parlour/texts/keys';
import { buttonClass, EmptyArt, NoData, PageBody } from '@parlour/ui';
import { useState } from 'react';
import { useHumanCheck } from '../../features/identity/human-check/useHumanCheck.ts';
import { ForgotCode } from '../../features/identity/passwords/ForgotCode.tsx';
import { ForgotPassword } from '../../features/identity/passwords/ForgotPassword.tsx';
import { ForgotSteps } from '../../features/identity/passwords/ForgotSteps.tsx';
import { ForgotWho } from '../../features/identity/passwords/ForgotWho.tsx';
import type { Account } from '../../features/identity/passwords/forgot.rules.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { useEntryPath } from '../../platform/session/useEntryPath.ts';
import { useText } from '../../platform/texts/texts.tsx';

type Step =
  | { step: 'who'; named: Account | null }
  | { step: 'code'; account: Account; expirationTime: number }
  | { step: 'password'; resetTicket: string }
  | { step: 'done' };

const STEPS = ['who', 'code', 'password'] as const;
const STEP_TITLES: Readonly<Record<(typeof STEPS)[number], MessageKey>> = {
  who: 'identity.forgot.who',
  code: 'identity.forgot.code',
  password: 'identity.forgot.password',
};

export default function ForgotPage() {
  const text = useText();
  const login = useEntryPath('login');
  const human = useHumanCheck();
  const [at, goTo] = useState<Step>({ step: 'who', named: null });
  if (at.step === 'done')
    return (
      <PageBody>
        <NoData
          art={<EmptyArt icon="check" />}
          title={text('identity.forgot.done')}
          detail={text('identity.forgot.doneDetail')}
        >
          <Link className={buttonClass()} to={login}>
            {text('identity.login.title')}
          </Link>
        </NoData>
      </PageBody>
    );
  return (
    <PageBody>
      <ForgotSteps label={text(STEP_TITLES[at.step])} at={STEPS.indexOf(at.step) + 1} of={STEPS.length} />
      {at.step === 'who' && (
        <ForgotWho
          human={human}
          named={at.named}
          onSent={(account, expirationTime) => goTo({ step: 'code', account, expirationTime })}
        />
      )}
      {at.step === 'code' && (
        <ForgotCode
          {...at}
          human={human}
          onVerified={(resetTicket) => goTo({ step: 'password', resetTicket })}
          onBack={() => goTo({ step: 'who', named: at.account })}
        />
      )}
      {at.step === 'password' && (
        <ForgotPassword resetTicket={at.resetTicket} onDone={() => goTo({ step: 'done' })} />
      )}
    </PageBody>
  );
}
