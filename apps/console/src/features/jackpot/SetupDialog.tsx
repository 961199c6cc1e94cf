import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { useRequested } from '../../parts/useRequested.ts';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import {
  type JackpotState,
  meanGrowth,
  ODDS_DIGITS,
  percentOf,
  ppmOf,
  RATE_DECIMALS,
  RATE_MAX,
  sentAmount,
} from './jackpot.rules.ts';

type Props = { state: JackpotState; merchant: string; onClose(): void };

/** Requests new terms. Nothing changes before somebody else approves them. */
export function SetupDialog({ state: { setup, currency }, merchant, onClose }: Props) {
  const text = useText();
  const formats = useFormats();
  const requested = useRequested(onClose);
  const { client } = useConsole();
  const [isOpen, setOpen] = useState(setup.isOpen);
  const [percent, setPercent] = useState(percentOf(setup.contributionPpm));
  const [seed, setSeed] = useState(setup.seedAmount);
  const [digits, setDigits] = useState(setup.oddsDigits);
  const ppm = ppmOf(percent);
  return (
    <ReasonDialog
      title={text('jackpot.setup.change')}
      confirm={text('jackpot.setup.ask')}
      act={(reason) =>
        client.games.requestJackpotSetup({
          body: {
            isOpen,
            // The server refuses an invalid rate and reports it at the field.
            contributionPpm: ppm ?? -1,
            seedAmount: sentAmount(seed),
            oddsDigits: digits,
            reason,
          },
          merchant,
        })
      }
      onDone={requested}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2">{text('jackpot.setup.hint')}</Typography>
          <FormControlLabel
            control={<Switch checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />}
            label={text('jackpot.setup.isOpen')}
          />
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <TextField
              label={text('jackpot.rate')}
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
              error={ppm === null || errorAt('contributionPpm') !== undefined}
              helperText={
                ppm === null
                  ? text('jackpot.rate.wrong', { max: RATE_MAX, decimals: RATE_DECIMALS })
                  : errorAt('contributionPpm')
              }
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8, autoComplete: 'off' } }}
              sx={{ width: 200 }}
            />
            <TextField
              label={text('jackpot.seedAmount')}
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
              error={errorAt('seedAmount') !== undefined}
              helperText={errorAt('seedAmount') ?? currency}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 25, autoComplete: 'off' } }}
              sx={{ flex: 1 }}
            />
          </Stack>
          <SelectField
            label={text('jackpot.growth')}
            value={String(digits)}
            options={ODDS_DIGITS.map((value) => ({
              value: String(value),
              label: `${formats.amount(meanGrowth(value), currency)} ${currency}`,
            }))}
            onChange={(value) => setDigits(Number(value))}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}
