import { Badge, buttonClass } from '@parlour/ui';
import { Avatar } from '../features/identity/Avatar.tsx';
import { Balance } from '../features/identity/Balance.tsx';
import { useIsTrial, useMemberName } from '../features/identity/useMember.ts';
import { Link } from '../platform/Link.tsx';
import { ROUTES, type RouteName } from '../platform/routes.ts';
import { useText } from '../platform/texts.tsx';
import styles from './MemberBlock.module.css';

/** Promotions and the inbox fill it when they are there. */
const UNREAD = 0;

/** Specification section 2. A button that leads to a page without a wallet behind it helps nobody. */
const MONEY: readonly RouteName[] = (['deposit', 'withdraw'] as const).filter((name) => ROUTES[name].isBuilt);

export default function MemberBlock() {
  const text = useText();
  const name = useMemberName();
  const isTrial = useIsTrial();
  return (
    <>
      <Link className={styles.member} to={ROUTES.memberHome.path}>
        <span className={styles.avatar}>
          <Avatar />
          <span className={styles.unread}>
            <Badge count={UNREAD} label={text('shell.unread', { count: UNREAD })} />
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {isTrial ? (
            <span className={styles.trial}>{text('identity.trial.badge')}</span>
          ) : (
            <span className={styles.money}>
              {text('member.balance.title')} <Balance />
            </span>
          )}
        </span>
      </Link>
      {isTrial ? (
        <Link className={buttonClass({ size: 'small' })} to={ROUTES.register.path}>
          {text('shell.header.register')}
        </Link>
      ) : (
        MONEY.map((route, index) => (
          <Link
            key={route}
            className={buttonClass({ kind: index === 0 ? 'primary' : 'quiet', size: 'small' })}
            to={ROUTES[route].path}
          >
            {text(ROUTES[route].title)}
          </Link>
        ))
      )}
    </>
  );
}
