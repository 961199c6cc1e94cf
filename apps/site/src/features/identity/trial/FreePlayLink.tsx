import { panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsSignedIn } from '../profile/useMember.ts';
import { useHasFreePlay } from './useHasFreePlay.ts';

/** For visitors of a brand that offers free play. */
export function FreePlayLink() {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const hasFreePlay = useHasFreePlay();
  if (isSignedIn || !hasFreePlay) return null;
  return (
    <div className={panel.panel}>
      <Link className={panel.link} to={ROUTES.trial.path}>
        <Row
          icon="gift"
          title={text('identity.trial.title')}
          detail={text('identity.trial.lead')}
          end="arrow"
        />
      </Link>
    </div>
  );
}
