import { Badge, Icon } from '@parlour/ui';
import { Link } from '../platform/Link.tsx';
import { ROUTES } from '../platform/routes.ts';
import { useSession } from '../platform/session.store.ts';
import { useText } from '../platform/texts.tsx';
import styles from './MemberBlock.module.css';

/** Promotions and the inbox fill it when they are there. */
const UNREAD = 0;

export default function MemberBlock() {
  const text = useText();
  const name = useSession(({ stored, member }) => member?.nickname ?? member?.account ?? stored?.userName);
  return (
    <Link className={styles.member} to={ROUTES.memberHome.path}>
      <span className={styles.avatar}>
        <Icon name="person" />
        <span className={styles.unread}>
          <Badge count={UNREAD} label={text('shell.unread', { count: UNREAD })} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
      </span>
    </Link>
  );
}
