import { Button, QrCode } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import styles from './InviteCard.module.css';
import { inviteLink } from './invite.rules.ts';
import { useInviteText } from './invite-text.ts';
import type { Invitation } from './useInvite.ts';

/** What both get, and the link as words, as a code and to be scanned. */
export function InviteCard({ invitation, code }: { invitation: Invitation; code: string }) {
  const text = useInviteText();
  const words = useText();
  const { name } = useBrand();
  const { showRound } = useMoney();
  const { plan, currency } = invitation;
  const link = inviteLink(location.origin, ROUTES.register.path, code);
  const copy = () =>
    navigator.clipboard.writeText(link).then(() => showToast(words('member.copied'), 'lobby'), reportError);
  const share = () =>
    navigator
      .share({ title: name, text: text('invite.shareWords', { brand: name }), url: link })
      .catch(() => {
        // Whoever closes the browser's sheet has changed their mind.
      });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text('invite.hero.title')}</h2>
      <p className={styles.lead}>
        {text('invite.hero.detail', {
          inviter: showRound(plan.inviterGift, currency),
          friend: showRound(plan.friendGift, currency),
        })}
      </p>
      <div className={styles.ways}>
        <div className={styles.qr}>
          <QrCode value={link} label={text('invite.qr')} />
        </div>
        <dl className={styles.facts}>
          <dt className={styles.label}>{text('invite.code')}</dt>
          <dd className={styles.code}>{code}</dd>
          <dt className={styles.label}>{text('invite.link')}</dt>
          <dd className={styles.link}>{link}</dd>
        </dl>
      </div>
      {/* Browsers have neither on plain http; the link can still be selected and scanned. */}
      <div className={styles.actions}>
        {'share' in navigator && <Button icon="users" label={text('invite.share')} onPress={share} />}
        {navigator.clipboard && (
          <Button
            kind={'share' in navigator ? 'quiet' : 'primary'}
            icon="copy"
            label={text('invite.copy')}
            onPress={copy}
          />
        )}
      </div>
    </section>
  );
}
