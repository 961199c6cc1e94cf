import { ConfirmDialog } from '@parlour/ui';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { logOut } from './log-out.ts';

export default function LogOutDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { client } = useSite();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('member.prompt')}
      detail={text('member.logOut.detail')}
      cancelLabel={text('member.cancel')}
      confirmLabel={text('member.logOut.submit')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        logOut(client, text('member.logOut.loading')).catch(reportError);
      }}
    />
  );
}
