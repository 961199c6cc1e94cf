import { IconButton } from '@parlour/ui';
import { useText } from '../../../platform/texts/texts.tsx';
import { useWallet } from './useWallet.ts';

/** Shown only if the balance could not be loaded. */
export function BalanceRetry() {
  const text = useText();
  const { isFailed, reload } = useWallet();
  return isFailed && <IconButton icon="reload" label={text('wallet.balance.retry')} onPress={reload} />;
}
