import { ConfirmDialog } from '@parlour/ui';
import { navigate } from '../../platform/place.store.ts';
import { ROUTES } from '../../platform/routes.ts';
import { useText } from '../../platform/texts.tsx';
import { useCountedDialog } from '../../platform/useCountedDialog.ts';

/** Specification section 2: what the member centre asks a guest. */
export default function GuestDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('member.guest.title')}
      detail={text('member.guest.detail')}
      cancelLabel={text('member.cancel')}
      confirmLabel={text('member.guest.register')}
      onClose={onClose}
      onConfirm={() => navigate(ROUTES.register.path)}
    />
  );
}
