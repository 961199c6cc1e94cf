import { Button, buttonClass } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsSignedIn, useIsTrial } from '../profile/useMember.ts';
import { useCanRegister } from '../registration/useCanRegister.ts';
import { useFreePlay } from './useFreePlay.ts';
import { useHasFreePlay } from './useHasFreePlay.ts';

/** The next step on the free-trial page, for visitors, guests and members. */
export function TrialStart() {
  const text = useText();
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  const isSignedIn = useIsSignedIn();
  const isTrial = useIsTrial();
  const hasFreePlay = useHasFreePlay();
  if (!isSignedIn && hasFreePlay) return <FreePlayButton />;
  return (
    <>
      <Link className={buttonClass()} to={ROUTES.home.path}>
        {text('shell.empty.browse')}
      </Link>
      {(isTrial || !isSignedIn) && canRegister && (
        <Link className={buttonClass({ kind: 'quiet' })} to={register}>
          {text('member.guest.register')}
        </Link>
      )}
    </>
  );
}

function FreePlayButton() {
  const text = useText();
  const register = useEntryPath('register');
  const canRegister = useCanRegister();
  const { isBusy, play } = useFreePlay();
  return (
    <>
      <Button label={text('identity.trial.start')} icon="gift" isDisabled={isBusy} onPress={play} />
      {canRegister && (
        <Link className={buttonClass({ kind: 'quiet' })} to={register}>
          {text('member.guest.register')}
        </Link>
      )}
    </>
  );
}
