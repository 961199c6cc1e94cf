import type { InviteFriend } from '@parlour/client';
import { EmptyArt, NoData, ProgressBar, Section } from '@parlour/ui';
import clsx from 'clsx';
import { LoadMore } from '../../../platform/records/LoadMore.tsx';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import styles from './FriendList.module.css';
import { isUnderWay, percentDone } from './invite.rules.ts';
import { useInviteText } from './invite-text.ts';
import { useFriends } from './useInvite.ts';

/** Friends, the newest first, and what each still has to do. */
export function FriendList({ currency }: { currency: string }) {
  const text = useInviteText();
  const { items, hasMore, isBusy, more } = useFriends();
  return (
    <Section title={text('invite.friends.title')}>
      {items.length === 0 && !isBusy ? (
        <NoData
          art={<EmptyArt icon="users" />}
          title={text('invite.friends.none')}
          detail={text('invite.friends.noneDetail')}
        />
      ) : (
        <ul className={styles.friends}>
          {items.map((friend) => (
            <Friend key={friend.id} friend={friend} currency={currency} />
          ))}
        </ul>
      )}
      {hasMore && <LoadMore isBusy={isBusy} onMore={more} />}
    </Section>
  );
}

function Friend({ friend, currency }: { friend: InviteFriend; currency: string }) {
  const text = useInviteText();
  const { date } = useFormats();
  return (
    <li className={styles.friend}>
      <div className={styles.head}>
        <div className={styles.names}>
          <p className={styles.name}>{friend.name}</p>
          <p className={styles.joined}>{text('invite.friend.joined', { day: date(friend.registeredAt) })}</p>
        </div>
        <StateLabel friend={friend} currency={currency} />
      </div>
      {friend.refusal && <p className={styles.why}>{text(`invite.refusal.${friend.refusal}`)}</p>}
      {isUnderWay(friend) && <Missing friend={friend} currency={currency} />}
    </li>
  );
}

function StateLabel({ friend, currency }: { friend: InviteFriend; currency: string }) {
  const text = useInviteText();
  const { showRound } = useMoney();
  const { date } = useFormats();
  const { state, payAt, gift } = friend;
  return (
    <span className={clsx(styles.state, styles[state])}>
      {text(`invite.state.${state}`, {
        day: payAt === null ? '' : date(payAt),
        amount: showRound(gift, currency),
      })}
    </span>
  );
}

/** What is not done yet, and until when it can be. */
function Missing({ friend, currency }: { friend: InviteFriend; currency: string }) {
  const text = useInviteText();
  const { moment } = useFormats();
  return (
    <div className={styles.missing}>
      <p className={styles.line}>
        <span>{text('invite.friend.phone')}</span>
        <span className={clsx(styles.figure, friend.hasPhone && styles.done)}>
          {text(friend.hasPhone ? 'invite.friend.phoneDone' : 'invite.friend.phoneOpen')}
        </span>
      </p>
      <Bar
        label={text('invite.friend.deposit')}
        done={friend.deposited}
        needed={friend.deposit}
        currency={currency}
      />
      <Bar
        label={text('invite.friend.stake')}
        done={friend.staked}
        needed={friend.stake}
        currency={currency}
      />
      <p className={styles.until}>{text('invite.friend.until', { when: moment(friend.endsAt) })}</p>
    </div>
  );
}

type BarProps = { label: string; done: string; needed: string; currency: string };

function Bar({ label, done, needed, currency }: BarProps) {
  const text = useInviteText();
  const { showRound } = useMoney();
  const percent = percentDone(done, needed);
  return (
    <div>
      <p className={styles.line}>
        <span>{label}</span>
        <span className={clsx(styles.figure, percent >= 100 && styles.done)}>
          {text('invite.friend.of', { done: showRound(done, currency), needed: showRound(needed, currency) })}
        </span>
      </p>
      <ProgressBar label={label} value={percent} />
    </div>
  );
}
