import { Toast } from '@parlour/ui';
import { useNetwork } from '../../platform/device/network.ts';
import { useText } from '../../platform/texts/texts.tsx';

/** Shown for as long as it is true. */
export function NetworkNotice() {
  const text = useText();
  const network = useNetwork();
  if (network === 'good') return null;
  return <Toast words={text(network === 'slow' ? 'shell.network.slow' : 'shell.network.offline')} />;
}
