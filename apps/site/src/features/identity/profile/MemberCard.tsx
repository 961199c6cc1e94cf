import { IconButton, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './MemberCard.module.css';
import { useMemberName } from './useMember.ts';
import { VipLabel } from './VipLabel.tsx';

/** Specification section 4: the template with this value has the new style of the member centre. */
const NEW_STYLE = '1';

/** The member's name and picture; the wallet fills the slot. */
export function MemberCard({ balance }: { balance: ReactNode }) {
  const text = useText();
  const name = useMemberName();
  const { mobileTemplate } = useBrand();
  const customerNo = useSession(({ member }) => member?.customerNo);
  return (
    <div className={clsx(styles.card, mobileTemplate.mem_cen === NEW_STYLE && styles.rich)}>
      <div className={styles.who}>
        <Link to={ROUTES.account.path} aria-label={text('member.account.title')}>
          <Avatar size="large" />
        </Link>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <VipLabel />
          {customerNo ? <CustomerNumber value={customerNo} /> : <Skeleton />}
        </div>
      </div>
      <div className={styles.money}>{balance}</div>
    </div>
  );
}

function CustomerNumber({ value }: { value: string }) {
  const text = useText();
  const copy = () => {
    navigator.clipboard.writeText(value).then(() => showToast(text('member.copied'), 'lobby'), reportError);
  };
  return (
    <p className={styles.number}>
      <span className={styles.figures}>{text('member.number', { value })}</span>
      {/* Browsers have no clipboard on plain http; the number can still be selected. */}
      {navigator.clipboard && <IconButton icon="copy" label={text('member.copyNumber')} onPress={copy} />}
    </p>
  );
}
