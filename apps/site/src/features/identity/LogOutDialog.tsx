import { ConfirmDialog } from '@parlour/ui';
import { useSite } from '../../platform/site.ts';
import { useText } from '../../platform/texts.tsx';
import { useCountedDialog } from '../../platform/useCountedDialog.ts';
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
