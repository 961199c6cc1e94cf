import { panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';

/** Hidden for members without a password, and for guests. */
export function PasswordLink() {
  const text = useText();
  const isTrial = useIsTrial();
  const hasPassword = useSession(({ member }) => member?.hasPassword ?? true);
  if (!hasPassword || isTrial) return null;
  return (
    <div className={panel.panel}>
      <Link className={panel.link} to={ROUTES.changePassword.path}>
        <Row
          icon="lock"
          title={text('identity.changePassword.title')}
          detail={text('member.security.passwordDetail')}
          end="arrow"
        />
      </Link>
    </div>
  );
}
