import { useMoney } from '../../../platform/texts/texts.tsx';
import styles from './InviteTotals.module.css';
import { useInviteText } from './invite-text.ts';
import type { Invitation } from './useInvite.ts';

/** What friends have brought so far. */
export function InviteTotals({ invitation }: { invitation: Invitation }) {
  const text = useInviteText();
  const { showRound } = useMoney();
  const { friends, paidThisMonth, plan, earned, currency } = invitation;
  const month = text('invite.total.monthOf', { paid: String(paidThisMonth), most: String(plan.perMonth) });
  return (
    <dl className={styles.totals}>
      <Total label={text('invite.total.friends')} value={String(friends)} />
      <Total label={text('invite.total.month')} value={month} />
      <Total label={text('invite.total.earned')} value={showRound(earned, currency)} />
    </dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.total}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
