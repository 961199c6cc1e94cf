import { buttonClass, EmptyArt, NoData, Notice, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { FriendList } from './FriendList.tsx';
import { InviteCard } from './InviteCard.tsx';
import styles from './InviteClub.module.css';
import { InviteTerms } from './InviteTerms.tsx';
import { InviteTotals } from './InviteTotals.tsx';
import { useInviteText } from './invite-text.ts';
import { useInvite } from './useInvite.ts';

/** The link to share, what a friend has to do, and how far each of them is. */
export function InviteClub({ isMember }: { isMember: boolean }) {
  const text = useInviteText();
  const { value, isFailed, reload } = useInvite({ isNeeded: isMember });
  if (!isMember) return <Guest />;
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="card" />;
  const { code, plan } = value;
  if (code === null)
    return (
      <NoData
        art={<EmptyArt icon="users" />}
        title={text('invite.closed.title')}
        detail={text('invite.closed.detail')}
      />
    );
  return (
    <div className={styles.page}>
      {!plan.isOn && <Notice icon="info" title={text('invite.off')} detail={text('invite.offDetail')} />}
      <InviteCard invitation={value} code={code} />
      <InviteTotals invitation={value} />
      <FriendList currency={value.currency} />
      <InviteTerms invitation={value} />
    </div>
  );
}

function Guest() {
  const text = useInviteText();
  const words = useText();
  const login = useEntryPath('login');
  return (
    <NoData
      art={<EmptyArt icon="users" />}
      title={text('invite.guest.title')}
      detail={text('invite.guest.detail')}
    >
      <Link className={buttonClass()} to={login}>
        {words('identity.login.title')}
      </Link>
    </NoData>
  );
}
