import type { Deposit } from '@parlour/client';
import { Button, buttonClass, ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { leaveSite } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import cashier from '../Cashier.module.css';
import { useCashierText } from '../cashier-text.ts';
import { canCancel, isRunning } from '../deposit-states.rules.ts';
import { SentForm } from './SentForm.tsx';

type Props = { deposit: Deposit; onChanged: () => void };

/** What the member can do now: pay, report the transfer as sent, cancel, or make another deposit. */
export function DepositActions({ deposit, onChanged }: Props) {
  const text = useCashierText();
  const words = useText();
  const { payUrl, state } = deposit;
  return (
    <div className={cashier.stack}>
      {state === 'waiting' && payUrl && (
        <Button label={text('cashier.deposit.payNow')} onPress={() => leaveSite(payUrl)} />
      )}
      {state === 'waiting' && deposit.account && !deposit.isSent && (
        <SentForm id={deposit.id} onSent={onChanged} />
      )}
      {canCancel(deposit) && <CancelButton id={deposit.id} onChanged={onChanged} />}
      {!isRunning(deposit) && (
        <>
          {state === 'credited' && (
            <Link className={buttonClass()} to={ROUTES.home.path}>
              {words('shell.empty.browse')}
            </Link>
          )}
          <Link
            className={buttonClass({ kind: state === 'credited' ? 'quiet' : 'primary' })}
            to={ROUTES.deposit.path}
          >
            {text('cashier.deposit.again')}
          </Link>
          <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.depositRecord.path}>
            {words(ROUTES.depositRecord.title)}
          </Link>
        </>
      )}
    </div>
  );
}

function CancelButton({ id, onChanged }: { id: string; onChanged: () => void }) {
  const text = useCashierText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const cancel = () =>
    run(async () => {
      setAsking(false);
      try {
        await client.cashier.cancelDeposit({ body: { id } });
      } finally {
        // It may have been paid at the same moment: reloads to show that.
        onChanged();
      }
    });
  return (
    <>
      <Button
        kind="quiet"
        label={text('cashier.deposit.cancel')}
        isDisabled={isBusy}
        onPress={() => setAsking(true)}
      />
      {isAsking && <CancelDialog onClose={() => setAsking(false)} onConfirm={cancel} />}
    </>
  );
}

function CancelDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const text = useCashierText();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('cashier.deposit.cancelAsk')}
      detail={text('cashier.deposit.cancelDetail')}
      cancelLabel={text('cashier.deposit.keep')}
      confirmLabel={text('cashier.deposit.cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
