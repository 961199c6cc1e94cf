import { Badge, buttonClass, Icon, type IconName } from '@parlour/ui';
import clsx from 'clsx';
import { Avatar } from '../../features/identity/profile/Avatar.tsx';
import { useIsTrial, useMemberName } from '../../features/identity/profile/useMember.ts';
import { useCanRegister } from '../../features/identity/registration/useCanRegister.ts';
import { useInboxUnread } from '../../features/messages/inbox/useInboxUnread.ts';
import { useRewardCount } from '../../features/promotions/rewards/useRewardCount.ts';
import { Balance, BalanceNews } from '../../features/wallet/balance/Balance.tsx';
import { BalanceRetry } from '../../features/wallet/balance/BalanceRetry.tsx';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './MemberBlock.module.css';

/** Specification section 2. The word below its icon: side by side they leave no room for a balance of seven digits. */
const WAYS: readonly { name: RouteName; icon: IconName }[] = [
  { name: 'deposit', icon: 'wallet' },
  { name: 'withdraw', icon: 'payout' },
];

export default function MemberBlock() {
  const text = useText();
  const name = useMemberName();
  const isTrial = useIsTrial();
  const canRegister = useCanRegister();
  const unread = useInboxUnread() + useRewardCount();
  return (
    <>
      <Link className={styles.member} to={ROUTES.memberHome.path}>
        <span className={styles.avatar}>
          <Avatar />
          <span className={styles.unread}>
            <Badge count={unread} label={text('shell.unread', { count: unread })} />
          </span>
        </span>
        <span className={clsx(styles.words, isTrial && styles.isTrial)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.money}>
            <Balance />
            {isTrial && <span className={styles.trial}>{text('identity.trial.badge')}</span>}
          </span>
        </span>
      </Link>
      <BalanceNews />
      <BalanceRetry />
      {isTrial ? (
        canRegister && (
          <Link className={buttonClass({ size: 'small' })} to={ROUTES.register.path}>
            {text('shell.header.register')}
          </Link>
        )
      ) : (
        <MoneyWays />
      )}
    </>
  );
}

/** Hides buttons whose page is not built. */
function MoneyWays() {
  const text = useText();
  return WAYS.filter((way) => ROUTES[way.name].isBuilt).map((way) => (
    <Link key={way.name} className={styles.way} to={ROUTES[way.name].path}>
      <Icon name={way.icon} />
      <span className={styles.wayName}>{text(ROUTES[way.name].title)}</span>
    </Link>
  ));
}
