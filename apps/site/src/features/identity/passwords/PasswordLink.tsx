import { panel, Row } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';

/** Hidden for members without a password. */
export function PasswordLink() {
  const text = useText();
  const hasPassword = useSession(({ member }) => member?.hasPassword ?? true);
  if (!hasPassword) return null;
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
