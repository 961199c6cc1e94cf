import { Stack, TextField, Typography } from '@mui/material';
import { DIRECTIONS, type Direction } from '@parlour/contract/values/wallet';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useRequested } from '../../parts/useRequested.ts';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { type Owner, ownerName, typedAmount } from './ledger.rules.ts';

type Props = { member: Owner; currency: string; merchant: string; onClose(): void };

/** Requests a manual correction. Nothing moves before somebody else approves it. */
export function AdjustDialog({ member, currency, merchant, onClose }: Props) {
  const text = useText();
  const label = useLabel();
  const requested = useRequested(onClose);
  const { client } = useConsole();
  const [direction, setDirection] = useState<Direction>('in');
  const [amount, setAmount] = useState('');
  return (
    <ReasonDialog
      title={text('ledger.adjust.title', { account: ownerName(member) })}
      confirm={text('ledger.adjust.ask')}
      act={(reason) =>
        client.wallet.adjust({
          body: { memberId: member.code, currency, direction, amount: typedAmount(amount), reason },
          merchant,
        })
      }
      onDone={requested}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {text('ledger.adjust.hint')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <SelectField
              label={text('ledger.direction')}
              value={direction}
              options={DIRECTIONS.map((value) => ({ value, label: label('ledger.direction', value) }))}
              onChange={setDirection}
              width={220}
            />
            <TextField
              label={text('ledger.adjust.amount', { currency })}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              error={errorAt('amount') !== undefined}
              helperText={errorAt('amount')}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 25, autoComplete: 'off' } }}
              sx={{ flex: 1, '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
            />
          </Stack>
        </>
      )}
    </ReasonDialog>
  );
}
