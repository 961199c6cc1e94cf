import type { Withdrawal } from '@parlour/client';
import { Button, ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { useKeyedCall } from '../useKeyedCall.ts';

type Props = { withdrawal: Withdrawal; onChanged: () => void };

export function CancelWithdrawal({ withdrawal, onChanged }: Props) {
  const { showMoney } = useMoney();
  const text = useCashierText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const cancel = useKeyedCall(client.cashier.cancelWithdrawal);
  const confirm = () =>
    run(async () => {
      setAsking(false);
      try {
        await cancel({ id: withdrawal.id });
        showToast(text('cashier.withdraw.cancelled'), 'lobby');
      } finally {
        // An operator may have taken it at the same moment: reloads to show that.
        onChanged();
      }
    });
  return (
    <>
      <Button
        kind="quiet"
        label={text('cashier.withdraw.cancel')}
        isDisabled={isBusy}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <CancelDialog
          amount={showMoney(withdrawal.amount, withdrawal.currency)}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

type DialogProps = { amount: string; onClose: () => void; onConfirm: () => void };

function CancelDialog({ amount, onClose, onConfirm }: DialogProps) {
  const text = useCashierText();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('cashier.withdraw.cancelAsk')}
      detail={text('cashier.withdraw.cancelDetail', { amount })}
      cancelLabel={text('cashier.deposit.keep')}
      confirmLabel={text('cashier.withdraw.cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
