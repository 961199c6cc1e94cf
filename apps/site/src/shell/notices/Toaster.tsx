import { Toast } from '@parlour/ui';
import { useToast } from '../../platform/dialogs/toasts.store.ts';

export function Toaster() {
  const shown = useToast((state) => state.shown);
  return shown && <Toast {...shown} />;
}
