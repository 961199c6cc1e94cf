import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { useMe, usePermission } from '../../../platform/usePermission.ts';
import {
  type DepositDetail,
  isFirstOfTwo,
  isOtherAmount,
  memberName,
  offeredForDeposit,
  typedAmount,
} from '../cashier.rules.ts';
import { ReceivedAmount } from './ReceivedAmount.tsx';

type Props = { deposit: DepositDetail; merchant: string };
type Decision = 'approve' | 'reject';

/** Credits what actually arrived, or ends the deposit without money. */
export function DepositActions({ deposit, merchant }: Props) {
  const text = useText();
  const queryClient = useQueryClient();
  const [decision, setDecision] = useState<Decision | null>(null);
  const canDecide = usePermission({ permission: 'cashier.decide', scope: 'brand' }, merchant);
  const offered = canDecide ? offeredForDeposit(deposit) : [];
  const close = () => {
    setDecision(null);
    for (const key of ['deposit', 'deposits', 'cashierCounts'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
  return (
    <>
      {offered.includes('approve') ? (
        <Button variant="contained" onClick={() => setDecision('approve')}>
          {text('cashier.approve')}
        </Button>
      ) : null}
      {offered.includes('reject') ? (
        <Button variant="outlined" color="error" onClick={() => setDecision('reject')}>
          {text('cashier.reject')}
        </Button>
      ) : null}
      {decision === 'approve' ? (
        <ApproveDeposit deposit={deposit} merchant={merchant} onClose={close} />
      ) : null}
      {decision === 'reject' ? <RejectDeposit deposit={deposit} merchant={merchant} onClose={close} /> : null}
    </>
  );
}

function ApproveDeposit({ deposit, merchant, onClose }: Props & { onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const me = useMe();
  const { id, number, came, currency } = deposit;
  // An amount in another currency cannot be used, so the operator types it.
  const [amount, setAmount] = useState(
    came === null || came.currency === currency ? (came?.amount ?? deposit.amount) : '',
  );
  return (
    <ReasonDialog
      title={text('cashier.approve.deposit', { number })}
      confirm={text('cashier.approve.credit')}
      act={(reason) =>
        client.cashier.approveDeposit({ body: { id, amount: typedAmount(amount), reason }, merchant })
      }
      onDone={({ state }) => {
        notify(text(state === 'credited' ? 'cashier.credited.done' : 'cashier.approvedOnce.done'), {
          type: 'success',
        });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <DepositFigures deposit={deposit} />
          <TextField
            label={text('cashier.amount.came', { currency })}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={errorAt('amount') !== undefined}
            helperText={errorAt('amount') ?? text('cashier.amount.came.hint')}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 25, autoComplete: 'off' } }}
            sx={{ '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
          />
          {isOtherAmount(typedAmount(amount), deposit.amount) ? (
            <Alert severity="warning" variant="outlined">
              {text('cashier.amount.other')}
            </Alert>
          ) : null}
          <Typography variant="body2">
            {text(
              isFirstOfTwo(deposit, typedAmount(amount), me.id)
                ? 'cashier.effect.first'
                : 'cashier.effect.credit',
            )}
          </Typography>
        </Stack>
      )}
    </ReasonDialog>
  );
}

function RejectDeposit({ deposit, merchant, onClose }: Props & { onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const { id, number } = deposit;
  return (
    <ReasonDialog
      title={text('cashier.reject.deposit', { number })}
      confirm={text('cashier.reject')}
      isDangerous
      act={(reason) => client.cashier.rejectDeposit({ body: { id, reason }, merchant })}
      onDone={() => {
        notify(text('cashier.decided'), { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        <DepositFigures deposit={deposit} />
        <Typography variant="body2">{text('cashier.effect.rejectDeposit')}</Typography>
      </Stack>
    </ReasonDialog>
  );
}

function DepositFigures({ deposit }: { deposit: DepositDetail }) {
  const text = useText();
  const { member, amount, currency, channelName } = deposit;
  return (
    <Facts
      facts={[
        [text('cashier.member'), memberName(member)],
        [text('cashier.channel'), channelName],
        [text('cashier.asked'), <Amount key="asked" value={amount} currency={currency} isNamed />],
        [
          text('cashier.came'),
          deposit.came ? <ReceivedAmount key="came" deposit={deposit} /> : text('cashier.came.unknown'),
        ],
      ]}
    />
  );
}
