import { newUuid } from '@parlour/client/idempotency-keys';
import { amountOf } from '@parlour/money';
import { Button } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useWallet, writtenOf } from './useWallet.ts';

/** Moves a bonus to where games can bet it; the server refuses while something is left to wager. */
export function MoveBonus() {
  const { showMoney } = useMoney();
  const text = useText();
  const { client } = useSite();
  const { wallet, reload } = useWallet();
  const { isBusy, run } = useBusy();
  // The same until it has moved: a lost answer does not move it twice.
  const [key, setKey] = useState(newUuid);
  const bonus = wallet?.wallets.find(({ type }) => type === 'bonus')?.balance ?? '0.00';
  if (!wallet || amountOf(bonus) <= 0n) return null;
  const move = () =>
    run(async () => {
      const body = { from: 'bonus', to: 'main', amount: bonus } as const;
      await client.wallet.walletTransfer({ body, idempotencyKey: key });
      setKey(newUuid());
      showToast(text('wallet.bonus.moved'), 'lobby');
      reload();
    });
  return (
    <Button
      kind="quiet"
      size="small"
      icon="swap"
      label={text('wallet.bonus.move', { amount: showMoney(bonus, writtenOf(wallet)) })}
      isDisabled={isBusy}
      onPress={move}
    />
  );
}
