import { createPasskey } from '@parlour/client/passkeys';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { useRef } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { readMember } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { useDeviceName } from '../sessions/useDeviceName.ts';

type Props = { onClose: () => void; onAdded: () => void };

/** Adds a passkey for this device, named after it. */
export function AddPasskeyDialog({ onClose, onAdded }: Props) {
  const text = useText();
  const { client } = useSite();
  const nameOf = useDeviceName();
  const made = useRef<Record<string, unknown> | null>(null);
  return (
    <ProofDialog
      title={text('member.passkeys.add')}
      detail={text('member.proof.hold', { hours: WITHDRAWAL_HOLD_HOURS })}
      submitLabel={text('member.passkeys.add')}
      onClose={onClose}
      onProven={async (proof) => {
        // After a mistyped password the device is not asked again.
        made.current ??= await createPasskey((await client.identity.passkeyCreationOptions()).options);
        if (!made.current) return false;
        const body = { response: made.current, label: nameOf(navigator.userAgent), ...proof };
        await client.identity.addPasskey({ body });
        showToast(text('member.passkeys.added'), 'lobby');
        onAdded();
        await readMember(client);
        return true;
      }}
    />
  );
}
