import { Checkbox, ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { useSecurity } from '../security/useSecurity.ts';

type Props = { onClose: () => void; onEnded: (ended: number) => void };

/** Signs out every other device and its games; who fears a thief also removes what that thief may have added. */
export function EndOthersDialog(props: Props) {
  const { value } = useSecurity();
  const hasPasskeys = (value?.passkeys ?? 0) > 0;
  const hasLinks = value !== null && value.links.length > 0 && !value.areLinksFinal;
  return hasPasskeys || hasLinks ? (
    <SecureDialog {...props} hasPasskeys={hasPasskeys} hasLinks={hasLinks} />
  ) : (
    <PlainDialog {...props} />
  );
}

function PlainDialog({ onClose, onEnded }: Props) {
  const text = useText();
  const { client } = useSite();
  const { run } = useBusy();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('member.prompt')}
      detail={text('member.sessions.endOthersDetail')}
      cancelLabel={text('member.cancel')}
      confirmLabel={text('member.sessions.endOthersSubmit')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        run(async () => onEnded((await client.identity.endSession({ query: {} })).ended));
      }}
    />
  );
}

type Found = { hasPasskeys: boolean; hasLinks: boolean };

function SecureDialog({ onClose, onEnded, hasPasskeys, hasLinks }: Props & Found) {
  const text = useText();
  const { client } = useSite();
  const [drop, setDrop] = useState({ dropPasskeys: false, dropLinks: false });
  return (
    <ProofDialog
      title={text('member.sessions.endOthers')}
      detail={text('member.sessions.endOthersDetail')}
      submitLabel={text('member.sessions.endOthersSubmit')}
      onClose={onClose}
      onProven={async (proof) => {
        const { ended } = await client.identity.secureAccount({ body: { ...drop, ...proof } });
        onEnded(ended);
        return true;
      }}
    >
      {hasPasskeys && (
        <Checkbox
          label={text('member.sessions.dropPasskeys')}
          isChecked={drop.dropPasskeys}
          onChange={(dropPasskeys) => setDrop((before) => ({ ...before, dropPasskeys }))}
        />
      )}
      {hasLinks && (
        <Checkbox
          label={text('member.sessions.dropLinks')}
          isChecked={drop.dropLinks}
          onChange={(dropLinks) => setDrop((before) => ({ ...before, dropLinks }))}
        />
      )}
    </ProofDialog>
  );
}
