import { canUsePasskeys } from '@parlour/client/passkeys';
import { Button, IconButton, panel, Row, Section, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { readMember } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from '../DeviceList.module.css';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';

type Passkey = { id: string; label: string; createdAt: number; lastUsedAt: number | null };

export function Passkeys() {
  const text = useText();
  const { client } = useSite();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'passkeys'],
    load: (signal) => client.identity.passkeys({ signal }),
  });
  return (
    <Section title={text('member.passkeys.title')}>
      {!value && !isFailed && <Skeleton shape="card" />}
      {isFailed && <LoadFailed onRetry={reload} />}
      {value && <PasskeyList passkeys={value.items} onRemove={setLeaving} />}
      {canUsePasskeys() && (
        <div className={styles.all}>
          <Button
            kind="quiet"
            icon="fingerprint"
            label={text('member.passkeys.add')}
            onPress={() => setAdding(true)}
          />
        </div>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={reload} />}
      {leaving && (
        <ProofDialog
          title={text('member.passkeys.remove', { name: leaving.label })}
          detail={text('member.passkeys.removeDetail')}
          submitLabel={text('member.passkeys.removeSubmit')}
          onClose={() => setLeaving(null)}
          onProven={async (proof) => {
            await client.identity.removePasskey({ body: { id: leaving.id, ...proof } });
            showToast(text('member.passkeys.removed'), 'lobby');
            reload();
            await readMember(client);
            return true;
          }}
        />
      )}
    </Section>
  );
}

type ListProps = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void };

function PasskeyList({ passkeys, onRemove }: ListProps) {
  const text = useText();
  const { date } = useFormats();
  const usedAt = ({ lastUsedAt }: Passkey) =>
    lastUsedAt ? text('member.passkeys.used', { when: date(lastUsedAt) }) : text('member.passkeys.unused');
  if (passkeys.length === 0)
    return (
      <div className={panel.panel}>
        <Row icon="fingerprint" title={text('member.passkeys.none')} detail={text('member.passkeys.lead')} />
      </div>
    );
  return (
    <ul className={panel.panel}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.item}>
          <Row
            icon="fingerprint"
            title={passkey.label}
            detail={[text('member.passkeys.made', { when: date(passkey.createdAt) }), usedAt(passkey)].join(
              ' · ',
            )}
          />
          <IconButton
            icon="trash"
            label={text('member.passkeys.remove', { name: passkey.label })}
            onPress={() => onRemove(passkey)}
          />
        </li>
      ))}
    </ul>
  );
}
