import { canUsePasskeys } from '@parlour/client/passkeys';
import { Button, Icon, IconButton } from '@parlour/ui';
import { useState } from 'react';
import { deviceStorage } from '../../../platform/device/storage.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useIsTrial } from '../profile/useMember.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import styles from './PasskeyOffer.module.css';

/** Offered once, in an account's first session, and not again after it was dismissed. */
export default function PasskeyOffer() {
  const text = useText();
  const isTrial = useIsTrial();
  const memberId = useSession(({ stored }) => stored?.id ?? stored?.customerId ?? '');
  const isWanted = useSession(({ stored, member }) => stored?.firstTimeLogin && member?.passkeys === 0);
  const [isDismissed, setDismissed] = useState(
    () => deviceStorage.read('PARLOUR_PASSKEY_OFFER') === memberId,
  );
  const dismiss = () => {
    deviceStorage.write('PARLOUR_PASSKEY_OFFER', memberId);
    setDismissed(true);
  };
  const [isAdding, setAdding] = useState(false);
  if (!isWanted || isDismissed || isTrial || !canUsePasskeys()) return null;
  return (
    <aside className={styles.offer} aria-label={text('member.passkeys.offer')}>
      <span className={styles.icon}>
        <Icon name="fingerprint" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{text('member.passkeys.offer')}</p>
        <p className={styles.detail}>{text('member.passkeys.lead')}</p>
        <Button size="small" label={text('member.passkeys.add')} onPress={() => setAdding(true)} />
      </div>
      <IconButton icon="close" label={text('member.passkeys.later')} onPress={dismiss} />
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={dismiss} />}
    </aside>
  );
}
