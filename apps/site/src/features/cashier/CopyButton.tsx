import { IconButton } from '@parlour/ui';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { useCashierText } from './cashier-text.ts';

/** Browsers have no clipboard on plain http; the text can still be selected. */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const text = useCashierText();
  const words = useText();
  if (!navigator.clipboard) return null;
  const copy = () => {
    navigator.clipboard.writeText(value).then(() => showToast(words('member.copied'), 'lobby'), reportError);
  };
  return <IconButton icon="copy" label={text('cashier.copy', { name })} onPress={copy} />;
}
