import { ConfirmDialog } from '@parlour/ui';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useText } from '../../../platform/texts/texts.tsx';

/** Specification section 2: what the member centre asks a guest. */
export default function GuestDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const register = useEntryPath('register');
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('member.guest.title')}
      detail={text('member.guest.detail')}
      cancelLabel={text('member.cancel')}
      confirmLabel={text('member.guest.register')}
      onClose={onClose}
      onConfirm={() => navigate(register)}
    />
  );
}
