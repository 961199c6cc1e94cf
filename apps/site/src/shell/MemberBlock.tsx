import { Badge, buttonClass, Icon } from '@parlour/ui';
import { Link } from '../platform/Link.tsx';
import { ROUTES } from '../platform/routes.ts';
import type { Member } from '../platform/session.store.ts';
import { useFormats, useText } from '../platform/texts.tsx';
import styles from './MemberBlock.module.css';

/** Specification section 9: the balance has the pattern #,##0.00. */
const BALANCE_DIGITS = 2;

export default function MemberBlock({ member }: { member: Member }) {
  const text = useText();
  const { money } = useFormats();
  const { name, currency, balance, unread } = member;
  return (
    <>
      <Link className={styles.member} to={ROUTES.memberHome.path}>
        <span className={styles.avatar}>
          <Icon name="person" />
          <span className={styles.unread}>
            <Badge count={unread} label={text('shell.unread', { count: unread })} />
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.balance}>
            {money({ amount: Number(balance), currency, digits: BALANCE_DIGITS })}
          </span>
        </span>
      </Link>
      <Link className={buttonClass({ size: 'small' })} to={ROUTES.deposit.path}>
        {text('wallet.deposit.title')}
      </Link>
      <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={ROUTES.withdraw.path}>
        {text('wallet.withdraw.title')}
      </Link>
    </>
  );
}
