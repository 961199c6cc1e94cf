import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { IconButton, panel, Row, Section } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from '../DeviceList.module.css';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { useSecurity } from '../security/useSecurity.ts';
import { PROVIDER_NAMES } from './social.store.ts';

/** The third-party accounts that open this one; draws nothing where there is none. */
export function LinkedAccounts() {
  const text = useText();
  const { client } = useSite();
  const { date } = useFormats();
  const { value, reload } = useSecurity();
  const [leaving, setLeaving] = useState<keyof typeof PROVIDER_NAMES | null>(null);
  if (!value || value.links.length === 0) return null;
  return (
    <Section title={text('member.links.title')}>
      <ul className={panel.panel}>
        {value.links.map(({ provider, linkedAt }) => (
          <li key={provider} className={styles.item}>
            <Row
              icon="globe"
              title={PROVIDER_NAMES[provider]}
              detail={text(value.areLinksFinal ? 'member.links.final' : 'member.links.since', {
                when: date(linkedAt),
              })}
            />
            {!value.areLinksFinal && (
              <IconButton
                icon="trash"
                label={text('member.links.remove', { name: PROVIDER_NAMES[provider] })}
                onPress={() => setLeaving(provider)}
              />
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ProofDialog
          title={text('member.links.remove', { name: PROVIDER_NAMES[leaving] })}
          detail={text('member.proof.hold', { hours: WITHDRAWAL_HOLD_HOURS })}
          submitLabel={text('member.passkeys.removeSubmit')}
          onClose={() => setLeaving(null)}
          onProven={async (proof) => {
            await client.identity.removeLink({ body: { provider: leaving, ...proof } });
            showToast(text('member.links.removed'), 'lobby');
            reload();
            return true;
          }}
        />
      )}
    </Section>
  );
}
